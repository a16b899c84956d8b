import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { turn as part } from '../../../tools/tests/turn.mjs';
import { problems, skins, turn, widths, type Skin } from './axe.ts';
import {
  alike,
  formsOf,
  leave,
  left,
  logInAsAdmin,
  matches,
  openWindow,
  pagesOf,
  records,
  routesOf,
  show,
  turnTo,
} from './every-page.ts';
import { openBrowser, startDemo, type Kontor } from './journey.ts';
import { pickerWalk } from './picker-walk.ts';
import { popupWalk } from './popup-walk.ts';
import { tabWalk } from './tab-walk.ts';
import { wideTables, wordsWalk } from './words-walk.ts';

const entrance = ['/login', '/register', '/forgot-password', '/reset-password'];
/** Of which Tab is pressed at the width of a telephone too. */
const narrow = ['/todo/index', '/mail/index', '/chat/index', '/invoices/create', '/users/4', '/classifiers/index'];

let kontor: Kontor;
let browser: Browser;
let windows: Page[];
let pages: string[];
/** What was wrong, by what was asked. */
const found = {
  axe: [] as string[],
  tab: [] as string[],
  rows: [] as string[],
  popups: [] as string[],
  pickers: [] as string[],
  words: [] as string[],
  wide: [] as string[],
  console: [] as string[],
};
type Note = (kind: keyof typeof found, wrong: readonly string[]) => void;
const count = { pages: 0, filters: 0, pickers: 0, lists: 0 };

/** What a page is asked besides Tab: every second page for its menus and by axe at a desk, the others by axe on a telephone. */
type Asked = { popups: boolean; widths: readonly number[]; skins: readonly Skin[] };

/** By turns: two runs have asked each page everything, and four in both skins. A window keeps its skin, since a change draws all anew. */
function askedOf(at: number, window: number): Asked {
  if (part === undefined) return { popups: true, widths, skins };
  const popups = (at + part) % 2 === 0;
  return { popups, widths: [widths[popups ? 0 : 1]], skins: [skins[(window + Math.floor(part / 2)) % 2] ?? 'dark'] };
}

/** Everything that is asked of a page, on one load of it. */
async function walk(page: Page, path: string, asked: Asked): Promise<void> {
  const note = (kind: keyof typeof found, wrong: readonly string[], how = ''): void =>
    void found[kind].push(...wrong.map((one) => `${how}${path}: ${one}`));
  const [skin = 'dark'] = asked.skins;
  const whole = path === routesOf(pages)[0];
  const look = async (width: number): Promise<void> => {
    if (!asked.widths.includes(width)) return;
    for (const one of asked.skins) {
      await turn(page, width, one);
      note('axe', await problems(page, { whole }), `${one} ${width} `);
    }
    await turn(page, width, skin);
  };
  await leave(page);
  await turn(page, widths[0], skin);
  await turnTo(page, path);
  note('words', await wordsWalk(page));
  if (path.includes('/index')) note('wide', await wideTables(page));
  await look(widths[0]);
  await askMore(page, { isFirst: whole, popups: asked.popups }, note);
  await look(widths[1]);
  if (narrow.includes(path)) {
    await turn(page, widths[1], skin);
    note('tab', await tabWalk(page, '#content'), `${widths[1]} `);
  }
  count.pages += 1;
}

async function askMore(page: Page, { isFirst, popups }: { isFirst: boolean; popups: boolean }, note: Note): Promise<void> {
  note('tab', await tabWalk(page, isFirst ? undefined : '#content')); // once including the app bar and the menu, which all pages have
  if (popups) {
    const { wrong, filters } = await popupWalk(page);
    note('popups', wrong);
    count.filters += filters;
  }
  await typeOver(page, note);
}

async function typeOver(page: Page, note: Note): Promise<void> {
  const { wrong, filled } = await pickerWalk(page);
  note('pickers', wrong);
  count.pickers += filled;
}

function listenTo(page: Page): void {
  const where = (): string => page.url().replace(kontor.url, '');
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.console.push(`${where()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.console.push(`${where()}: ${error.message}`));
}

beforeAll(async () => {
  [kontor, browser] = await Promise.all([startDemo(), openBrowser()]);
  windows = await Promise.all([openWindow(browser, kontor.url), openWindow(browser, kontor.url)]);
});
afterAll(async () => {
  await browser?.close();
  await kontor?.stop();
});

it('has sign-in pages that everybody can read and that fit the screen', async () => {
  const [page] = windows as [Page];
  const wrong: string[] = [];
  for (const path of entrance) {
    await show(page, kontor.url, path);
    for (const skin of skins)
      for (const width of widths) {
        await turn(page, width, skin);
        wrong.push(...(await problems(page, { whole: path === entrance[0] })).map((one) => `${skin} ${width} ${path}: ${one}`));
      }
    await turn(page, widths[0], 'dark');
    if (path !== '/reset-password') found.tab.push(...(await tabWalk(page)).map((one) => `${path}: ${one}`));
  }
  expect(wrong).toEqual([]);
});

it('comes to every control of the sign-in pages by keyboard, each with a name and a ring', () => {
  expect(found.tab).toEqual([]);
});

it('walks every page', async () => {
  for (const page of windows) {
    await logInAsAdmin(page, kontor.url);
    listenTo(page);
    await show(page, kontor.url, '/dashboard/main'); // Reloaded without the greeting, which would stay while Tab passes it on page after page.
  }
  const [first] = windows as [Page];
  pages = await pagesOf(first);
  const paths = routesOf(pages);
  const walkIn = async (page: Page, which: number): Promise<void> => {
    const own = paths.filter((_, at) => at % windows.length === which);
    for (const [at, path] of own.entries()) await walk(page, path, askedOf(at, which));
  };
  await Promise.all(windows.map(walkIn));
  expect(count.pages).toBe(paths.length);
}, 900_000);

it('names each page of one record, walked or with the reason why not', () => {
  const walked = [...alike, ...records];
  const forgotten = pages.filter((page) => page.includes(':') && !left[page] && !walked.some((path) => matches(page, path)));
  expect(forgotten).toEqual([]);
  expect(Object.keys(left).filter((page) => !pages.includes(page))).toEqual([]);
});

it('has pages that everybody can read and that fit the screen, dark and light, wide and narrow', () => {
  expect(found.axe).toEqual([]);
});

it('has no name of the code on any page', () => {
  expect(found.words).toEqual([]);
});

it('has no list whose columns are out of sight at a desk', () => {
  expect(found.wide).toEqual([]);
});

it('comes to every control of the pages by keyboard, each with a name and a ring and under no bar', () => {
  expect(found.tab).toEqual([]);
});

it('opens every menu, dialog and filter, and has the focus again where it was when they close', () => {
  expect(found.popups).toEqual([]);
  expect(count.filters).toBeGreaterThan(part === undefined ? 100 : 30);
});

it('takes what is typed over every filled picker of every form', async () => {
  const [page] = windows as [Page];
  await turn(page, widths[0], 'dark');
  for (const path of await formsOf(page, pages)) {
    await turnTo(page, path);
    await typeOver(page, (kind, wrong) => void found[kind].push(...wrong.map((one) => `${path}: ${one}`)));
  }
  expect(found.pickers).toEqual([]);
  expect(count.pickers).toBeGreaterThan(30);
});

it('opens a record from each list, though its row holds only a part of it', async () => {
  const isEmpty = (path: string): boolean => Boolean(left[path.replace('index', ':id/show')]);
  const lists = pages.filter((path) => pages.includes(path.replace('index', ':id/show')) && path.endsWith('/index'));
  const open = async (page: Page, own: readonly string[]): Promise<string[]> => {
    await turn(page, widths[0], 'dark');
    const failed: string[] = [];
    for (const path of own) {
      await turnTo(page, path);
      await page
        .locator('main tbody tr td:not(:has(input))')
        .first()
        .click({ position: { x: 4, y: 4 } });
      await page.waitForURL((url) => url.pathname.endsWith('/show'));
      await page.evaluate(() => window.untilStill());
      if (await page.getByText('This part of the page failed').count()) failed.push(path);
    }
    return failed;
  };
  const walked = lists.filter((path) => !isEmpty(path));
  const failed = await Promise.all(
    windows.map((page, which) =>
      open(
        page,
        walked.filter((_, at) => at % windows.length === which),
      ),
    ),
  );
  expect(failed.flat()).toEqual([]);
  expect(lists.length).toBeGreaterThan(15);
});

it('has links that can be hit, called by what they show, on payments and days', async () => {
  const [page] = windows as [Page];
  const rules = ['target-size', 'link-name', 'label-content-name-mismatch'];
  await turn(page, widths[0], 'dark');
  for (const path of ['/payments/index', '/timeSheets/index?tab=days&from=2020-01-01&to=2099-12-31']) {
    await turnTo(page, path);
    expect({ path, wrong: await problems(page, { rules }) }).toEqual({ path, wrong: [] });
  }
});

it('leaves no error and no warning in the console', () => {
  expect(found.console).toEqual([]);
});

it('fits the screen from right to left', async () => {
  const [page] = windows as [Page];
  await page.evaluate(() => localStorage.setItem('RaStore.layout.rtl', 'true'));
  await page.reload();
  const wrong: string[] = [];
  for (const path of [
    '/dashboard/main',
    '/customers/index',
    '/invoices/create',
    '/invoices/1/show?beside=list',
    '/timeSheets/index',
  ]) {
    await turnTo(page, path);
    for (const width of [1280, 768, 390]) {
      await turn(page, width, 'dark');
      wrong.push(...(await problems(page)).map((one) => `${width} ${path}: ${one}`));
    }
  }
  expect(wrong).toEqual([]);
});
