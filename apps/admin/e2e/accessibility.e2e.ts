import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { logInAsAdmin, pagesOf, routesOf, sharedOut, show, turnTo, twoWindows } from './every-page.ts';
import { openBrowser, startKontor } from './journey.ts';
import { tabWalk } from './tab-walk.ts';

const open = ['/login', '/register', '/forgot-password', '/reset-password'];
const themes = ['dark', 'light'] as const;
const widths = [1280, 390];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let kontor: Awaited<ReturnType<typeof startKontor>>;
let browser: Browser;
let windows: [Page, Page];
let page: Page;
let pages: string[];

beforeAll(async () => {
  kontor = await startKontor({ demo: true });
  browser = await openBrowser();
  windows = await twoWindows(browser);
  [page] = windows;
  await page.goto(kontor.url);
  pages = await pagesOf(page);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await kontor?.stop();
});

/** The app bar and the menu are the same on every page, so they are checked on the first only. */
const everyPageHas = [['nav[aria-label="Main menu"]'], ['header.MuiAppBar-root']];

/** A page's problems in words: serious findings of axe, and by how much it is wider than the screen. */
async function problems(page: Page, isFirst: boolean, rules?: readonly string[]): Promise<string[]> {
  const exclude = isFirst ? [] : everyPageHas;
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      const { violations } = await (
        window as unknown as {
          axe: {
            run: (
              context: object,
              options: object,
            ) => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
          };
        }
      ).axe.run(exclude.length ? { exclude } : document, {
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
        // Its findings are never serious, and it takes a third of the time.
        ...(runOnly ? { runOnly } : { rules: { region: { enabled: false } } }),
      });
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)}`);
      const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      return over > 0 ? [...serious, `${over} px too wide`] : serious;
    },
    { runOnly: rules, exclude },
  );
}

/** Changes the skin as another window of the same person would: the admin's store listens to that. */
async function turnSkin(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate((skin) => {
    const [key, newValue] = ['RaStore.theme', JSON.stringify(skin)];
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, theme);
  await page.waitForFunction((skin) => {
    const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return red > 127 === (skin === 'light');
  }, theme);
}

type How = {
  go?: (page: Page, path: string) => Promise<void>;
  skins?: readonly (typeof themes)[number][];
  sizes?: readonly number[];
};

/**
 * Visits each page once and narrows it in place, like a person who turns a tablet, in the skin of the page before, then in the other. The skins
 * differ in colours only, so only these are checked for the second.
 */
function walk(paths: readonly string[], { go = turnTo, skins = themes, sizes = widths }: How = {}): Promise<string[]> {
  const turned = new Map(windows.map((page) => [page, 0]));
  return sharedOut(windows, paths, async (page, path) => {
    const found: string[] = [];
    const isFirst = path === paths[0];
    const turn = turned.get(page) ?? 0;
    turned.set(page, turn + 1);
    const ordered = turn % 2 === 0 ? skins : skins.toReversed();
    await page.setViewportSize({ width: sizes[0] ?? 1280, height: 800 });
    await go(page, path);
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
    for (const [index, theme] of ordered.entries()) {
      await turnSkin(page, theme);
      for (const width of index === 0 ? sizes : sizes.toReversed()) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForTimeout(50);
        const rules = index === 0 ? undefined : ['color-contrast'];
        let wrong = await problems(page, isFirst, rules);
        if (wrong.length) {
          await page.waitForTimeout(1000); // On a busy machine the page may still be changing.
          wrong = await problems(page, isFirst, rules);
        }
        found.push(...wrong.map((problem) => `${theme} ${width} ${path}: ${problem}`));
      }
    }
    return found;
  });
}

it('has sign-in pages that everybody can read and that fit the screen', async () => {
  expect(await walk(open, { go: (page, path) => show(page, kontor.url, path) })).toEqual([]);
}, 60_000);

it('comes to every control of the sign-in pages by keyboard, each with a name and a ring', async () => {
  for (const path of ['/login', '/register', '/forgot-password']) {
    await show(page, kontor.url, path);
    expect({ path, wrong: await tabWalk(page) }).toEqual({ path, wrong: [] });
  }
}, 60_000);

it('has pages that everybody can read and that fit the screen, dark and light, wide and narrow', async () => {
  for (const page of windows) await logInAsAdmin(page, kontor.url);
  expect(await walk(routesOf(pages))).toEqual([]);
}, 900_000);

it('has links that can be hit, called by what they show, on payments and days', async () => {
  const rules = ['target-size', 'link-name', 'label-content-name-mismatch'];
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInAsAdmin(page, kontor.url);
  await page.evaluate(axe);
  for (const path of ['/payments/index', '/timeSheets/index?tab=days&from=2020-01-01&to=2099-12-31']) {
    await turnTo(page, path);
    expect({ path, wrong: await problems(page, false, rules) }).toEqual({ path, wrong: [] });
  }
  await page.close();
}, 60_000);

it('fits the screen from right to left', async () => {
  for (const page of windows) {
    await page.evaluate(() => localStorage.setItem('RaStore.layout.rtl', 'true'));
    await page.reload();
  }
  const paths = ['/dashboard/main', '/customers/index', '/invoices/create', '/invoices/1/show?beside=list', '/timeSheets/index'];
  expect(await walk(paths, { skins: ['dark'], sizes: [1280, 768, 390] })).toEqual([]);
}, 60_000);
