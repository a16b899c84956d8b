import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { budgets, listsWithForms, pageLimit, signIn, weigh, weighPages } from '../../../tools/checks/budgets.mjs';
import { openBrowser, startDemo, type Kontor } from './journey.ts';

let kontor: Kontor;
let browser: Browser;
let session: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  [kontor, browser] = await Promise.all([startDemo(), openBrowser()]);
  session = await signIn(browser, kontor.url);
});
afterAll(async () => {
  await browser?.close();
  await kontor?.stop();
});

it.each(budgets)('downloads at most $limit kB of scripts for $path and keeps still', async ({ name, path, limit }) => {
  const { total, scripts, shifts } = await weigh(browser, kontor.url, path, name === 'login' ? undefined : session);
  // Lists the heaviest scripts, so that a failure names its cause.
  const heaviest = scripts.slice(0, 8).map(([file, size]) => `${Math.round(size)} kB ${file}`);
  expect({ tooMuch: total > limit, heaviest }).toEqual({ tooMuch: false, heaviest });
  expect(shifts).toBeLessThanOrEqual(0.02);
});

const build = process.env['KONTOR_ADMIN_DIR'] ?? fileURLToPath(new URL('../dist', import.meta.url));

it('fetches no fields of forms for the first row of a list', () => {
  expect(listsWithForms(build)).toEqual([]);
});

it(`has no page that adds more than ${pageLimit} kB to a list, a form, the editor and the dashboard`, () => {
  const pages = weighPages(build);
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter(({ total }) => total > pageLimit)).toEqual([]);
});

it('keeps the form of the entrance where it is, however late it is known what is offered besides', async () => {
  const page = await browser.newPage();
  let answer: (() => void) | undefined;
  const late = new Promise<void>((done) => (answer = done));
  await page.route('**/jwt/options', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${kontor.url}/login`);
  const field = page.locator('input[name=email]');
  await field.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  const before = await field.boundingBox();
  const height = () => page.evaluate(() => document.querySelector('main > div')?.clientHeight ?? 0);
  const small = await height();
  answer?.();
  await page.waitForFunction((least) => (document.querySelector('main > div')?.clientHeight ?? 0) > least, small);
  expect(await field.boundingBox()).toEqual(before);
  await page.close();
});
