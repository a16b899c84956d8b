import { subjects } from '@kontor/abilities';
import type { Page } from 'playwright-core';

/** Names that only the code has: of subjects of several words, and keys of words that are missing. */
const ofCode = [
  `\\b(?:${subjects.filter((subject) => /[a-z][A-Z]/.test(subject)).join('|')})\\b`,
  '\\b(?:kontor|resources|pages|errors|ra)\\.[A-Za-z_/-]+(?:\\.[\\w-]+)+',
  '%\\{\\w+\\}',
];

/** Returns the names of the code that stand on the page, in its texts and in the names of its controls. */
export const wordsWalk = (page: Page): Promise<string[]> =>
  page.evaluate((patterns) => {
    const names = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const texts = [document.title, document.body.innerText, ...names];
    const found = texts.flatMap((text) => patterns.flatMap((pattern) => text.match(new RegExp(pattern, 'g')) ?? []));
    return [...new Set(found)];
  }, ofCode);

/** Returns the tables of a list that are wider than the page has room for: their last columns are out of sight. */
export const wideTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const room = table.parentElement?.clientWidth ?? 0;
      return table.scrollWidth > room + 1 ? [`a table of ${table.scrollWidth} px in ${room}`] : [];
    }),
  );
