import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, startKontor } from './journey.ts';

/** Every page of menu.ts that stands, and one form. The pages before signing in come on their own. */
const routes = [
  '/dashboard/main',
  '/todo/index',
  '/customers/index',
  '/customers/create',
  '/invoices/index',
  '/invoices/create',
  '/projects/index',
  '/timeSheets/index',
  '/items/index',
  '/settings/index',
  '/classifiers/index',
  '/users/index',
  '/users/4',
  '/users/4/show',
  '/users/4/show?tab=documents',
  '/account',
  '/account/security',
  '/account/notifications',
  '/roles/index',
  '/roles/1/show',
  '/roles/create',
  '/logs/index',
];
const open = ['/login', '/register', '/forgot-password', '/reset-password'];
const themes = ['dark', 'light'] as const;
const widths = [1280, 390];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let kontor: Awaited<ReturnType<typeof startKontor>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  kontor = await startKontor({ demo: true });
  browser = await openBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await kontor?.stop();
});

/** Where the words and figures have arrived: a heading, and nothing that still stands for something else. */
async function show(path: string): Promise<void> {
  await page.goto(kontor.url + path);
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root'), undefined, {
    timeout: 10_000,
  });
  await page.waitForTimeout(100);
}

/** What a page gets wrong, in words: serious findings of axe, and how far it is wider than the screen. */
async function problems(): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: { run: (options: object) => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run({ resultTypes: ['violations'] });
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)}`);
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return over > 0 ? [...serious, `${over} px too wide`] : serious;
  });
}

/** Each page once in a theme, made narrower in place as a person does who turns a tablet. */
async function walk(paths: readonly string[], theme: (typeof themes)[number], sizes = widths): Promise<string[]> {
  await page.evaluate((skin) => localStorage.setItem('RaStore.theme', JSON.stringify(skin)), theme);
  const found: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: sizes[0] ?? 1280, height: 800 });
    await show(path);
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(150);
      found.push(...(await problems()).map((problem) => `${theme} ${width} ${path}: ${problem}`));
    }
  }
  return found;
}

it('has sign-in pages that everybody can read and that fit the screen', async () => {
  await page.goto(`${kontor.url}/login`);
  for (const theme of themes) expect(await walk(open, theme)).toEqual([]);
}, 60_000);

it('stops at every control of the sign-in page by keyboard, with a name and a ring', async () => {
  await show('/login');
  const stops: string[] = [];
  for (let press = 0; press < 8; press += 1) {
    stops.push(
      await page.evaluate(async () => {
        // The ring of a field is drawn with the frame after the focus.
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 30)));
        const stop = document.activeElement;
        if (!(stop instanceof HTMLElement) || stop === document.body) return 'nothing';
        const name =
          stop.getAttribute('aria-label') ??
          (stop instanceof HTMLInputElement ? stop.labels?.[0]?.textContent : stop.textContent);
        const field = stop.closest('.MuiOutlinedInput-root')?.querySelector('.MuiOutlinedInput-notchedOutline');
        const ringed = field ? getComputedStyle(field).borderWidth === '2px' : getComputedStyle(stop).outlineStyle !== 'none';
        return name?.trim() && ringed ? 'well' : `${stop.outerHTML.slice(0, 120)} name=${name} ring=${ringed}`;
      }),
    );
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  expect(stops.length).toBeGreaterThan(3);
  expect(stops.filter((stop) => stop !== 'well')).toEqual([]);
}, 60_000);

it('has pages that everybody can read and that fit the screen, dark and light, wide and narrow', async () => {
  await show('/login');
  await page.fill('input[name=email]', 'admin@demo.com');
  await page.fill('input[name=password]', 'admin');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/main');
  const found = [...(await walk(routes, 'dark')), ...(await walk(routes, 'light'))];
  expect(found).toEqual([]);
}, 120_000);

it('fits the screen from right to left', async () => {
  await page.evaluate(() => localStorage.setItem('RaStore.layout.rtl', 'true'));
  const paths = ['/dashboard/main', '/customers/index', '/invoices/create', '/invoices/1/show?beside=list', '/timeSheets/index'];
  expect(await walk(paths, 'dark', [1280, 768, 390])).toEqual([]);
}, 60_000);
