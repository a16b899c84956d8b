// jsdom asks each rule of all style sheets whether it matches an element, thousands of them for each element that a query looks at, and its
// selectors are compiled anew once there are more than a thousand. Here the rules are looked up by what their selectors end with, as browsers do,
// and jsdom is asked only about those that can match.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const defaultSheet = require('rrweb-cssom').parse(require('jsdom/lib/jsdom/browser/default-stylesheet'));
const { CSSStyleDeclaration } = require('cssstyle');

/** The last compound of a selector up to its first function: what an element must have to match. Undefined where that cannot be told. */
function endOf(selector) {
  if (/[\\|"']/.test(selector)) return undefined;
  let depth = 0;
  let start = 0;
  let end = selector.length;
  for (let at = 0; at < selector.length; at += 1) {
    const char = selector[at];
    if (char === '(' || char === '[') {
      if (depth === 0 && end === selector.length) end = at;
      depth += 1;
    } else if (char === ')' || char === ']') depth -= 1;
    else if (depth === 0 && (char === ' ' || char === '>' || char === '+' || char === '~')) {
      start = at + 1;
      end = selector.length;
    }
  }
  return selector.slice(start, end);
}

function listOf(selectors) {
  const list = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selectors.length; at += 1) {
    const char = selectors[at];
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (depth === 0 && char === ',') {
      list.push(selectors.slice(start, at));
      start = at + 1;
    }
  }
  return [...list, selectors.slice(start)];
}

const keys = new Map();
/** Where to look a rule up: `.class`, `#id`, a tag, or `*` for all elements. */
function keysOf(selectors) {
  let known = keys.get(selectors);
  if (!known) {
    known = [
      ...new Set(
        listOf(selectors).map((one) => {
          const end = endOf(one.trim());
          if (end === undefined) return '*';
          const [, id] = /(#[\w-]+)/.exec(end) ?? [];
          const [, name] = /(\.[\w-]+)/.exec(end) ?? [];
          const [, tag] = /^([a-z][\w-]*)/i.exec(end) ?? [];
          return id ?? name ?? tag?.toLowerCase() ?? '*';
        }),
      ),
    ];
    keys.set(selectors, known);
  }
  return known;
}

function isScreen({ media }) {
  return Array.prototype.indexOf.call(media, 'screen') !== -1;
}
const innerRules = (rule) => (rule.media ? (isScreen(rule) ? [...rule.cssRules] : []) : [rule]);

class Rules {
  sheets = [];
  counts = [];
  byKey = new Map();
  size = 0;

  add(sheet, from) {
    for (let at = from; at < sheet.cssRules.length; at += 1)
      for (const rule of innerRules(sheet.cssRules[at])) {
        if (typeof rule.selectorText !== 'string') continue;
        const entry = { place: this.size, rule };
        this.size += 1;
        for (const key of keysOf(rule.selectorText)) {
          const list = this.byKey.get(key);
          if (list) list.push(entry);
          else this.byKey.set(key, [entry]);
        }
      }
  }

  /** Does the index still know all rules? Those added at the end are added to it. */
  follows(sheets) {
    const known = this.sheets.length;
    if (sheets.length < known) return false;
    for (let at = 0; at < known; at += 1) {
      if (sheets[at] !== this.sheets[at]) return false;
      const count = sheets[at].cssRules.length;
      if (count === this.counts[at]) continue;
      if (count < this.counts[at] || at < known - 1 || sheets.length > known) return false;
      this.add(sheets[at], this.counts[at]);
      this.counts[at] = count;
    }
    for (let at = known; at < sheets.length; at += 1) {
      this.add(sheets[at], 0);
      this.sheets.push(sheets[at]);
      this.counts.push(sheets[at].cssRules.length);
    }
    return true;
  }

  of(element) {
    const found = [];
    const take = (key) => {
      const list = this.byKey.get(key);
      if (list) found.push(...list);
    };
    take('*');
    take(element.localName.toLowerCase());
    const id = element.getAttributeNS(null, 'id');
    if (id) take(`#${id}`);
    const names = element.getAttributeNS(null, 'class');
    if (names) for (const name of names.split(/\s+/)) take(`.${name}`);
    return found.sort((a, b) => a.place - b.place);
  }
}

const own = new Rules();
own.follows([defaultSheet]);
const indexes = new WeakMap();

function rulesOf(document) {
  const sheets = document.styleSheets._list;
  let index = indexes.get(document);
  if (!index?.follows(sheets)) {
    index = new Rules();
    index.follows(sheets);
    indexes.set(document, index);
  }
  return index;
}

function apply(declaration, style) {
  Array.prototype.forEach.call(style, (property) => {
    const value = style.getPropertyValue(property);
    if (value === 'unset') declaration.removeProperty(property);
    else declaration.setProperty(property, value, style.getPropertyPriority(property));
  });
}

styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const known = document._styleCache.get(element);
  if (known) return known;
  const declaration = new CSSStyleDeclaration();
  for (const rules of [own, rulesOf(document)]) {
    let last;
    for (const { rule } of rules.of(element)) {
      if (rule === last) continue;
      last = rule;
      if (matchesDontThrow(element, rule.selectorText)) apply(declaration, rule.style);
    }
  }
  apply(declaration, element.style);
  document._styleCache.set(element, declaration);
  return declaration;
};
