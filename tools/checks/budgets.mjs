// Measures the JavaScript that a page downloads, gzipped, and its layout shifts: `node tools/checks/budgets.mjs [url]` against a
// running Kontor with demo data. Exits with 1 when a page exceeds its limit. The journeys check the same
// (apps/admin/e2e/weight.e2e.ts).
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

const account = { email: 'admin@demo.com', password: 'admin' };
export const budgets = [
  { name: 'login', path: '/login', target: 285, limit: 300 },
  { name: 'list', path: '/customers/index', target: 340, limit: 360 },
  { name: 'editor', path: '/invoices/create', target: 380, limit: 400 },
  { name: 'dashboard', path: '/dashboard/main', target: 390, limit: 410 },
];

/** Pages that most people have visited before another one: a list, a form, the editor and the dashboard. */
const usual = ['/customers/index', '/customers/create', '/invoices/create', '/dashboard/main'];
/** Maximum kB that a page may add to these. The rich-text editor is loaded when somebody writes. */
export const pageLimit = 30;

const chunksOf = (folder) => JSON.parse(/id="chunks"[^>]*>([^<]*)/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))[1]);

/** What each page of a build adds to the usual pages, with its English words, in kB gzipped, and its largest files. */
export function weighPages(folder) {
  const { files, pages } = chunksOf(folder);
  const filesOf = ({ page, words }) => [...page, ...(words.en ?? [])];
  const known = new Set(usual.flatMap((path) => filesOf(pages[path])));
  const sizeOf = (at) => gzipSync(readFileSync(join(folder, files[at])), { level: 9 }).length / 1000;
  return Object.entries(pages).map(([path, page]) => {
    const own = [...new Set(filesOf(page))].filter((at) => !known.has(at)).map((at) => [files[at], sizeOf(at)]);
    return { path, total: own.reduce((sum, [, size]) => sum + size, 0), heaviest: own.sort(([, a], [, b]) => b - a).slice(0, 4) };
  });
}

/** The lists of a build, which want their first row soon, that fetch the fields of forms or the editor with it. */
export function listsWithForms(folder) {
  const { files, pages } = chunksOf(folder);
  const isOfForms = (at) => /[/](forms|editor)-/.test(files[at]);
  return Object.keys(pages).filter((path) => pages[path].rows && pages[path].page.some(isOfForms));
}

/** Adds up layout shifts without user input: Web Vitals' "cumulative layout shift". */
function watchShifts() {
  globalThis.shifts = 0;
  const add = (list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifts += entry.value;
  };
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
}

/** Waits until the page has nothing left to do and nothing to fetch, not even ahead for other pages; its line of live events stays open. */
function watchRequests(page) {
  const underWay = new Set();
  let begun = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    begun += 1;
    underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => underWay.delete(request));
  return async () => {
    for (let known = -1; known !== begun || underWay.size > 0;) {
      known = begun;
      await page.evaluate(
        () => new Promise((idle) => globalThis.requestIdleCallback(() => globalThis.requestAnimationFrame(idle))),
      );
    }
  };
}

/** A first visit with an empty cache: every script in kB gzipped, largest first, their sum, and the shifts. */
export async function weigh(browser, url, path, storageState) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  const scripts = new Map();
  const reading = [];
  const read = (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.m?js$/.test(pathname) || !response.ok()) return;
    reading.push(response.body().then((body) => scripts.set(pathname, gzipSync(body, { level: 9 }).length / 1000)));
  };
  page.on('response', read);
  const untilAtRest = watchRequests(page);
  await page.goto(url + path);
  await page.locator('main h1').first().waitFor();
  await untilAtRest();
  // What is still fetched ahead for other pages may end after the window has closed.
  page.off('response', read);
  await Promise.all(reading);
  const shifts = await page.evaluate(() => globalThis.shifts);
  await context.close();
  const heaviest = [...scripts].sort(([, a], [, b]) => b - a);
  return { scripts: heaviest, total: heaviest.reduce((sum, [, size]) => sum + size, 0), shifts };
}

export async function signIn(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.fill('input[name=email]', account.email);
  await page.fill('input[name=password]', account.password);
  await page.click('button[type=submit]');
  await page.waitForURL((address) => address.pathname !== '/login');
  const state = await context.storageState();
  await context.close();
  return state;
}

async function report(url) {
  // The single-process mode for function hosts does not survive closing a context.
  const args = chromium.args.filter((arg) => arg !== '--single-process');
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args });
  const session = await signIn(browser, url);
  for (const { name, path, target, limit } of budgets) {
    const { scripts, total, shifts } = await weigh(browser, url, path, name === 'login' ? undefined : session);
    const verdict = total > limit ? 'OVER' : total > target ? 'above target' : 'ok';
    if (total > limit) process.exitCode = 1;
    const figures = `${total.toFixed(1).padStart(6)} kB  (target ${target}, limit ${limit})`;
    console.log(`${name.padEnd(10)} ${figures}  ${verdict}, shifts ${shifts.toFixed(4)}`);
    if (process.env.KONTOR_BUDGET_DETAIL)
      for (const [file, size] of scripts.slice(0, 24)) console.log(`${' '.repeat(12)}${size.toFixed(1).padStart(6)}  ${file}`);
  }
  await browser.close();
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await report(process.argv[2] ?? 'http://localhost:3000');
