import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  alike,
  isForm,
  left,
  logInAsAdmin,
  matches,
  pagesOf,
  records,
  routesOf,
  sharedOut,
  show,
  turnTo,
  twoWindows,
} from './every-page.ts';
import { openBrowser, startKontor } from './journey.ts';
import { tabWalk } from './tab-walk.ts';

let kontor: Awaited<ReturnType<typeof startKontor>>;
let browser: Browser;
let windows: [Page, Page];
let pages: string[];

beforeAll(async () => {
  kontor = await startKontor({ demo: true });
  browser = await openBrowser();
  windows = await twoWindows(browser);
  for (const page of windows) {
    await logInAsAdmin(page, kontor.url);
    await show(page, kontor.url, '/dashboard/main'); // Reloaded without the greeting, which would stay while Tab passes it on page after page.
  }
  pages = await pagesOf(windows[0]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await kontor?.stop();
});

it('names each page of one record, walked or with the reason why not', () => {
  const walked = [...alike, ...records];
  const forgotten = pages.filter((page) => page.includes(':') && !left[page] && !walked.some((path) => matches(page, path)));
  expect(forgotten).toEqual([]);
  expect(Object.keys(left).filter((page) => !pages.includes(page))).toEqual([]);
});

it('opens a record from each list, though its row holds only a part of it', async () => {
  const isEmpty = (path: string): boolean => Boolean(left[path.replace('index', ':id/show')]);
  const lists = pages.filter((path) => pages.includes(path.replace('index', ':id/show')) && path.endsWith('/index'));
  const failed = await sharedOut(
    windows,
    lists.filter((path) => !isEmpty(path)),
    async (page, path) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await turnTo(page, path);
      await page
        .locator('main tbody tr td:not(:has(input))')
        .first()
        .click({ position: { x: 4, y: 4 } });
      await page.waitForURL((url) => url.pathname.endsWith('/show'));
      await page.locator('main h1').first().waitFor();
      await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root'));
      return (await page.getByText('This part of the page failed').count()) ? [path] : [];
    },
  );
  expect(failed).toEqual([]);
  expect(lists.length).toBeGreaterThan(15);
}, 60_000);

it('comes to every control of the pages by keyboard, each with a name and a ring and under no bar', async () => {
  const walkAt = (width: number, paths: readonly string[], from?: string): Promise<string[]> =>
    sharedOut(windows, paths, async (page, path) => {
      await page.setViewportSize({ width, height: 800 });
      await turnTo(page, path);
      return (await tabWalk(page, from)).map((wrong) => `${width} ${path}: ${wrong}`);
    });
  const [first, ...others] = [...new Set([...routesOf(pages), ...pages.filter(isForm), ...records])];
  const narrow = ['/todo/index', '/mail/index', '/chat/index', '/invoices/create', '/users/4', '/classifiers/index'];
  const found = [
    ...(await walkAt(1280, [first ?? '/'] /* Including the app bar and the menu, which all pages have. */)),
    ...(await walkAt(1280, others, '#content')),
    ...(await walkAt(390, narrow, '#content')),
  ];
  expect(found).toEqual([]);
}, 600_000);
