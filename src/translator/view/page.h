/* The page's own text, which the build makes of the files in page/. */
#ifndef CU2CL_VIEW_PAGE_H
#define CU2CL_VIEW_PAGE_H

/* `{{data}}` stands in it for what the page shows. */
extern const unsigned char view_page_text[];

#endif
