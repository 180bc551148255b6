// Draws the page. Everything shown comes from the JSON in #data and enters the document as text nodes or attributes' values.
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const facts = data.facts;
const efforts = {
    automatic: "automatic", look: "worth a look", hand: "needs a hand", counterpart: "no counterpart",
};
const severities = {note: "none", warning: "look", unported: "hand", error: "counterpart"};
const order = Object.keys(efforts);

// An element: el("a.class", {href: "#x"}, "text", child, ...). Lists are taken apart, null is left out.
function make(namespace, name, attributes, children) {
    const [tag, ...classes] = name.split(".");
    const element = document.createElementNS(namespace, tag);
    if (classes.length) element.setAttribute("class", classes.join(" "));
    for (const [key, value] of Object.entries(attributes || {}))
        if (typeof value === "function") element.addEventListener(key, value);
        else if (value !== null && value !== false) element.setAttribute(key, value);
    element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
    return element;
}
const el = (name, attributes, ...children) => make("http://www.w3.org/1999/xhtml", name, attributes, children);
const svg = (name, attributes, ...children) => make("http://www.w3.org/2000/svg", name, attributes, children);
const sum = (list, of) => list.reduce((total, item) => total + of(item), 0);
const count = (number, word) => `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;
const seconds = (time) => time >= 10 ? `${time.toFixed(1)} s` : time >= 0.1 ? `${time.toFixed(2)} s` : `${(time * 1000).toFixed(1)} ms`;
const tag = (tone, text) => el(`span.tag.${tone}`, null, text);

// --- charts -----------------------------------------------------------------------------------

// One bar of parts: [tone, label, value].
function partsChart(title, parts) {
    const total = sum(parts, (part) => part[2]);
    const bar = svg("svg", {height: 26, role: "img", "aria-label": `${title}: ${parts.map((p) => `${p[1]} ${p[2]}`).join(", ")}`},
        svg("rect.back", {width: "100%", height: 26, rx: 5}));
    let at = 0;
    for (const [tone, label, value] of parts) {
        if (!value) continue;
        const share = 100 * value / total;
        bar.append(svg(`rect.bar.${tone}`, {x: `${at}%`, width: `${share}%`, height: 26, rx: 3}, svg("title", null, `${label}: ${value}`)));
        at += share;
    }
    return el("section", null, el("h2", null, title), total ? bar : el("p.faint", null, "none"),
        el("ul.legend", null, parts.filter((p) => p[2]).map(([tone, label, value]) =>
            el("li", null, el(`span.dot.${tone}`), `${label} `, el("b", null, value.toLocaleString("en"))))));
}

// Bars below each other, in groups: {title, bars: [{label, value, tone, text}]}. Labels have lines of their own, so that narrow
// screens show them whole.
function barsChart(groups, label) {
    const most = Math.max(1e-9, ...groups.flatMap((group) => group.bars.map((bar) => bar.value)));
    const chart = svg("svg", {role: "img", "aria-label": label});
    let y = 0;
    for (const group of groups) {
        if (group.title) {
            chart.append(svg("text", {x: 0, y: y + 14, "font-weight": 600}, group.title));
            y += 20;
        }
        for (const bar of group.bars) {
            const width = 62 * bar.value / most;
            chart.append(svg(`rect.bar.${bar.tone}`, {x: "22%", y: y + 2, width: `${width}%`, height: 15, rx: 3}, svg("title", null, `${bar.label}: ${bar.text}`)),
                svg("text", {x: 0, y: y + 14}, bar.label),
                svg("text", {x: `${22 + width}%`, dx: 6, y: y + 14}, bar.text));
            y += 20;
        }
        y += 8;
    }
    chart.setAttribute("height", y);
    return chart;
}

// --- totals -----------------------------------------------------------------------------------

function totals() {
    const files = facts.files, hand = sum(files, (f) => f.by_hand + f.without_counterpart);
    const kernels = sum(files, (f) => f.kernels), ported = sum(files, (f) => f.kernels_ported);
    const total = (value, text) => el("div.total", null, el("b", null, value), el("span.faint", null, text));
    return el("div.totals", null,
        total(files.length.toLocaleString("en"), `files, ${count(sum(files, (f) => f.lines), "line")}`),
        total(kernels ? `${ported} / ${kernels}` : "0", "kernels ported"),
        total(sum(files, (f) => f.automatic).toLocaleString("en"), "places rewritten"),
        total(hand.toLocaleString("en"), hand === 1 ? "place needs work" : "places need work"));
}

function charts() {
    const kernels = sum(facts.files, (f) => f.kernels), ported = sum(facts.files, (f) => f.kernels_ported);
    const warps = sum(data.programs, (program) => (program.runs_on || {}).nvidia || 0);
    return el("div.charts", null,
        partsChart("Files", order.map((effort) => [effort, efforts[effort], facts.files.filter((f) => f.effort === effort).length])),
        partsChart("Kernels", [["automatic", "on any device", Math.max(0, ported - warps)], ["look", "only on devices with warps", Math.min(warps, ported)],
            ["hand", "not ported", kernels - ported]]));
}

function causes() {
    if (!facts.causes.length) return null;
    const row = (cause) => el("tr", null, el("td.number", null, cause.places), el("td", null, tag(cause.effort, efforts[cause.effort])),
        el("td", null, cause.text, " ", numberLink(cause.number), cause.file ? [" ", placeLink(cause.file, cause.line)] : null));
    const rows = facts.causes.map(row), rest = el("tbody", {hidden: ""}, rows.slice(12));
    const more = el("button", {click: () => { rest.hidden = false; more.remove(); }}, `show ${rows.length - 12} more`);
    return el("section", null, el("h2", null, "What needs work, by cause"), el("div.wide", null, el("table.causes", null,
        el("thead", null, el("tr", null, el("th.number", null, "Places"), el("th", null, "Effort"), el("th", null, "Cause"))),
        el("tbody", null, rows.slice(0, 12)), rest)), rows.length > 12 ? more : null);
}

const numberLink = (number) => data.pages[number] ? el("a", {href: `#${number}`, click: () => openPage(number)}, number) : number;
const placeLink = (path, line) => el("a", {href: "#source", click: () => showFile(path, line)}, line ? `${path}:${line}` : path);

// --- check ------------------------------------------------------------------------------------

function checks() {
    const check = data.check;
    if (!check) return null;
    const several = new Set(); // programs with more than one case
    for (const result of check.results)
        if (result.case !== check.results.find((other) => other.program === result.program).case) several.add(result.program);
    const caseName = (result) => several.has(result.program) ? `${result.program}.${result.case}` : result.program;
    const drivers = check.drivers.map((driver) => driver.name), cases = new Map();
    for (const result of check.results) {
        const name = caseName(result);
        if (!cases.has(name)) cases.set(name, {});
        cases.get(name)[result.driver] = result;
    }
    const cell = (result) => el("td", null, result ? [tag(result.good ? "automatic" : "counterpart", result.verdict), " ",
        el("span.faint", null, result.seconds ? seconds(result.seconds) : "")] : "");
    const bad = check.results.filter((result) => !result.good);
    const timed = [...cases].map(([name, results]) => ({title: name, bars: drivers.filter((driver) => results[driver] && results[driver].seconds).map((driver) =>
        ({label: driver, value: results[driver].seconds, tone: results[driver].good ? "automatic" : "counterpart", text: seconds(results[driver].seconds)}))}))
        .filter((group) => group.bars.length);
    return [
        el("section", {id: "check"}, el("h2", null, `Checked: ${check.passed} of ${check.passed + check.failed} passed`),
            el("ul.legend", null, check.drivers.map((driver) => el("li", null, el("b", null, driver.name), " ",
                el("span.faint", null, [driver.device, driver.version].filter(Boolean).join(", "))))),
            el("div.wide", null, el("table", null, el("thead", null, el("tr", null, el("th", null, "Case"), drivers.map((name) => el("th", null, name)))),
                el("tbody", null, [...cases].map(([name, results]) => el("tr", null, el("td.path", null, name), drivers.map((driver) => cell(results[driver]))))))),
            bad.map((result) => el("p", null, el("b", null, `${caseName(result)} on ${result.driver}: `), result.reason || result.verdict)),
            check.results.filter((result) => result.findings.length).map((result) => [el("h3", null, `Found in ${caseName(result)}`),
                el("ul", null, result.findings.map((finding) => el("li", null, finding.file ? el("span.path", null, `${finding.file}:${finding.line} `) : null,
                    finding.text, finding.count > 1 ? el("span.faint", null, ` (${finding.count} times)`) : null)))])),
        timed.length ? el("section", null, el("h2", null, "Time of each case"), barsChart(timed, "Seconds of each case on each driver")) : null,
    ];
}

// --- the table of files -----------------------------------------------------------------------

const columns = [
    ["path", "File", ""], ["effort", "Effort", ""], ["lines", "Lines", "number.optional"], ["kernels", "Kernels", "number.optional"],
    ["automatic", "Rewritten", "number.optional"], ["warnings", "Warnings", "number.optional"], ["by_hand", "By hand", "number"],
    ["without_counterpart", "No counterpart", "number.optional"],
];
let sorted = "effort", descending = true;

function sortFiles() {
    const value = (file) => sorted === "effort" ? order.indexOf(file.effort) : file[sorted];
    const compare = (a, b) => value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0;
    return [...facts.files].sort((a, b) => (descending ? -compare(a, b) : compare(a, b)) || (a.path < b.path ? -1 : 1));
}

function fileTable() {
    const words = el("input", {type: "search", placeholder: "filter by name", "aria-label": "filter files by name", input: draw});
    const effort = el("select", {"aria-label": "filter files by effort", change: draw}, el("option", {value: ""}, "all"),
        order.map((name) => el("option", {value: name}, efforts[name])));
    const head = el("tr"), body = el("tbody"), number = el("span.faint", {"aria-live": "polite"});
    function sort(key) {
        descending = sorted === key ? !descending : key !== "path";
        sorted = key;
        draw();
    }
    function draw() {
        head.replaceChildren(...columns.map(([key, title, classes]) => el(`th${classes && "." + classes}`,
            {"aria-sort": key === sorted ? (descending ? "descending" : "ascending") : null},
            el("button", {click: () => sort(key)}, title, key === sorted ? (descending ? " ▾" : " ▴") : ""))));
        const shown = sortFiles().filter((file) => file.path.toLowerCase().includes(words.value.toLowerCase()) &&
            (!effort.value || file.effort === effort.value));
        body.replaceChildren(...shown.map((file) => el("tr", null, el("td.path", null, placeLink(file.path, 0)),
            el("td", null, tag(file.effort, efforts[file.effort])), el("td.number.optional", null, file.lines),
            el("td.number.optional", null, file.kernels ? `${file.kernels_ported}/${file.kernels}` : ""), el("td.number.optional", null, file.automatic || ""),
            el("td.number.optional", null, file.warnings || ""), el("td.number", null, file.by_hand || ""),
            el("td.number.optional", null, file.without_counterpart || ""))));
        number.textContent = `${shown.length} of ${count(facts.files.length, "file")}`;
    }
    draw();
    return el("section", {id: "files"}, el("h2", null, "Files"), el("div.tools", null, words, effort, number),
        el("div.wide", null, el("table", null, el("thead", null, head), body)));
}

// --- CUDA beside OpenCL -----------------------------------------------------------------------

// Pairs of line numbers [a, b] of lines that are equal, in order: lines that both texts have once, in the longest common order,
// and between them the same again.
function equalLines(a, b, a0, a1, b0, b1, found) {
    while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) found.push([a0++, b0++]);
    const tail = [];
    while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) tail.push([--a1, --b1]);
    const once = (text, from, to) => {
        const places = new Map();
        for (let i = from; i < to; i++) places.set(text[i], places.has(text[i]) ? -1 : i);
        return places;
    };
    const inA = once(a, a0, a1), inB = once(b, b0, b1), piles = [];
    for (let i = a0; i < a1; i++) {
        const j = inA.get(a[i]) === i && a[i].trim() ? inB.get(a[i]) : undefined;
        if (j === undefined || j < 0) continue;
        let low = 0, high = piles.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (piles[middle].j < j) low = middle + 1; else high = middle;
        }
        piles[low] = {i, j, before: low ? piles[low - 1] : null};
    }
    const anchors = [];
    for (let pile = piles[piles.length - 1]; pile; pile = pile.before) anchors.unshift(pile);
    for (const anchor of anchors) {
        equalLines(a, b, a0, anchor.i, b0, anchor.j, found);
        found.push([anchor.i, anchor.j]);
        a0 = anchor.i + 1;
        b0 = anchor.j + 1;
    }
    if (anchors.length) equalLines(a, b, a0, a1, b0, b1, found);
    found.push(...tail.reverse());
}

// Rows {a, b, same} of line indices, null where a side has none.
function align(a, b) {
    const found = [], rows = [];
    let i = 0, j = 0;
    equalLines(a, b, 0, a.length, 0, b.length, found);
    for (const [x, y] of [...found, [a.length, b.length]]) {
        while (i < x || j < y) rows.push({a: i < x ? i++ : null, b: j < y ? j++ : null, same: false});
        if (x < a.length) rows.push({a: i++, b: j++, same: true});
    }
    return rows;
}

const lines = (text) => text.replace(/\n$/, "").split("\n");

// What a port has of a source: [title, text].
function portsOf(path) {
    const found = [];
    for (const program of data.programs)
        for (const file of program.files || []) {
            const cl = file.output.replace(/\.[^./]*$/, ".cl");
            if (file.from !== path) continue;
            if (cl !== file.output && program.outputs[cl] !== undefined) found.push([cl, program.outputs[cl]]);
            if (program.outputs[file.output] !== undefined) found.push([file.output, program.outputs[file.output]]);
        }
    return found;
}

function messagesOf(path) {
    const found = new Map(), seen = new Set();
    for (const program of data.programs)
        for (const message of program.messages || []) {
            const key = JSON.stringify(message);
            if (message.file !== path || seen.has(key)) continue;
            seen.add(key);
            found.set(message.line, [...(found.get(message.line) || []), message]);
        }
    return found;
}

function kernelList(path) {
    const kernels = data.programs.flatMap((program) => (program.sources || []).flatMap((source) => source.kernels)).filter((kernel) => kernel.file === path);
    return kernels.length ? el("ul.kernels", null, kernels.map((kernel) => el("li", null, kernel.ported ? tag("automatic", "kernel") : tag("hand", "not ported"), " ",
        el("code", null, kernel.host), el("span.faint", null, kernel.ported ? (kernel.needs.length ? ` needs ${kernel.needs.join(", ")}` : "") : ` ${kernel.reason}`)))) : null;
}

// A run of lines that can be folded: 0, none; else its kind.
const foldTexts = {1: "lines are the same", 2: "lines stand in another file, or in none"};

function sourceTable(path, right, line) {
    const a = lines(data.texts[path]), b = right ? lines(right) : [], said = messagesOf(path);
    const rows = right ? align(a, b) : a.map((_, i) => ({a: i, b: null, same: true}));
    const table = el(`div.source${right ? ".two" : ""}`, {"data-side": "a"});
    const cells = (text, at, side) => [el(`span.at.${side}`, {id: side === "a" && at !== null ? `L${at + 1}` : null}, at === null ? "" : at + 1),
        el(`span.code.${side}`, null, at === null ? "" : text[at])];
    const rowOf = (row) => [
        el(row.same ? "div.row" : row.a === null ? "div.row.right" : row.b === null ? "div.row.left" : "div.row.changed", null,
            cells(a, row.a, "a"), right ? cells(b, row.b, "b") : null),
        ...(row.a === null ? [] : said.get(row.a + 1) || []).map((message) => el(`div.said.${severities[message.severity] || "none"}`, null,
            tag(severities[message.severity] || "none", message.severity), " ", message.text, " ", numberLink(message.number))),
    ];
    const kind = (row) => !right || row.a === null || said.has(row.a + 1) || Math.abs(row.a + 1 - line) <= 3 ? 0 : row.same ? 1 : row.b === null ? 2 : 0;
    for (let i = 0; i < rows.length;) {
        let end = i + 1;
        while (end < rows.length && kind(rows[end]) === kind(rows[i])) end++;
        const folded = kind(rows[i]) && end - i > 12 ? rows.slice(i + 3, end - 3) : []; // the middle of a long run
        for (const row of rows.slice(i, folded.length ? i + 3 : end)) table.append(...rowOf(row));
        if (folded.length) {
            const fold = el("button.fold", {click: () => fold.replaceWith(...folded.flatMap(rowOf))}, `${folded.length} ${foldTexts[kind(rows[i])]}`);
            table.append(fold, ...rows.slice(end - 3, end).flatMap(rowOf));
        }
        i = end;
    }
    return table;
}

function showFile(path, line) {
    const place = document.getElementById("source"), text = data.texts[path], ports = portsOf(path);
    if (text === undefined) {
        place.replaceChildren(el("h2", null, path), el("p.faint", null, "The page does not have the text of this file."));
        return;
    }
    const box = el("div"), buttons = el("div.tools"), sides = el("span.sides");
    function draw(index) {
        const table = sourceTable(path, ports[index] && ports[index][1], line);
        const side = (name) => {
            table.dataset.side = name;
            [...sides.children].forEach((button, i) => button.setAttribute("aria-pressed", "ab"[i] === name));
        };
        sides.replaceChildren(...(ports.length ? [el("button", {click: () => side("a")}, "CUDA"), el("button", {click: () => side("b")}, "OpenCL")] : []));
        side("a");
        [...buttons.querySelectorAll(".port")].forEach((button, i) => button.setAttribute("aria-pressed", i === index));
        box.replaceChildren(table);
        const at = line && document.getElementById(`L${line}`);
        if (at) setTimeout(() => at.scrollIntoView({block: "center"}));
    }
    buttons.append(sides, ...ports.map(([name], i) => el("button.port", {click: () => draw(i)}, name)));
    place.replaceChildren(el("h2", null, path), ...[kernelList(path)].filter(Boolean), buttons, box);
    const unplaced = [...messagesOf(path)].filter(([at]) => !at);
    unplaced.forEach(([, messages]) => messages.forEach((message) => place.append(el("p", null, message.text))));
    draw(0);
}

// --- the pages of messages --------------------------------------------------------------------

function inline(text) {
    const parts = [], pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;
    let at = 0;
    for (const match of text.matchAll(pattern)) {
        parts.push(text.slice(at, match.index));
        const number = match[4] && (match[4].match(/CU\d{4}/) || [])[0];
        if (match[1]) parts.push(el("code", null, match[1]));
        else if (match[2]) parts.push(el("b", null, match[2]));
        else parts.push(number ? numberLink(number) : inline(match[3]));
        at = match.index + match[0].length;
    }
    return [...parts, text.slice(at)];
}

// The part of Markdown that the pages use.
function markdown(text) {
    const blocks = [], rows = text.split("\n");
    const cells = (row) => row.replace(/^\s*\||\|\s*$/g, "").split("|").map((cell) => inline(cell.trim()));
    for (let i = 0; i < rows.length;) {
        const from = i, first = rows[i++];
        const take = (test) => { while (i < rows.length && test(rows[i])) i++; return rows.slice(from, i); };
        if (!first.trim()) continue;
        if (first.startsWith("```")) {
            const code = take((row) => !row.startsWith("```"));
            i++;
            blocks.push(el("pre", null, el("code", null, code.slice(1).join("\n"))));
        } else if (first.startsWith("#")) {
            blocks.push(el("h3", null, inline(first.replace(/^#+ */, ""))));
        } else if (first.startsWith("|")) {
            blocks.push(el("div.wide", null, el("table", null, take((row) => row.startsWith("|")).filter((row) => !/^[|\s:-]+$/.test(row))
                .map((row) => el("tr", null, cells(row).map((cell) => el("td", null, cell)))))));
        } else if (/^[-*] /.test(first)) {
            const items = take((row) => row.trim()).join("\n").split(/\n[-*] /);
            blocks.push(el("ul", null, items.map((item) => el("li", null, inline(item.replace(/^[-*] /, ""))))));
        } else {
            blocks.push(el("p", null, inline(take((row) => row.trim() && !row.startsWith("```") && !/^[-*] /.test(row)).join(" "))));
        }
    }
    return blocks;
}

function pages() {
    const numbers = Object.keys(data.pages).sort();
    return numbers.length ? el("section", {id: "messages"}, el("h2", null, "What the messages mean"), numbers.map((number) => {
        const rows = data.pages[number].split("\n");
        return el("details", {id: number}, el("summary", null, rows[0].replace(/^# */, "")), markdown(rows.slice(1).join("\n")));
    })) : null;
}

function openPage(number) {
    const page = document.getElementById(number);
    if (page) page.open = true;
}

// --- the whole --------------------------------------------------------------------------------

function draw() {
    const check = data.check, worst = Math.max(0, ...facts.files.map((file) => order.indexOf(file.effort)));
    document.title = `${data.title}: cu2cl report`;
    document.body.append(
        el("header", null, el("h1", null, data.title), el("p", null, tag(order[worst], efforts[order[worst]]), " ",
            check ? [tag(check.failed ? "counterpart" : "automatic", `${check.passed} of ${check.passed + check.failed} passed`), " "] : null, el("span.faint", null, `cu2cl ${data.cu2cl}`))),
        el("main", null, totals(), charts(), checks(), causes(), fileTable(), el("section", {id: "source"}), pages(),
            data.left_out ? el("p.faint", null, `${count(data.left_out, "text")} left out, since the page would be too large.`) : null));
    const first = sortFiles()[0];
    if (first) showFile(first.path, 0);
    else document.getElementById("source").remove();
    if (/^#CU\d{4}$/.test(location.hash)) openPage(location.hash.slice(1));
}
draw();
