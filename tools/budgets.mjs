// How much JavaScript a browser downloads for a page before it rests, gzipped: `node tools/budgets.mjs [url]` against a
// running Kontor with its demo data. Ends with 1 when a page is over its limit.
import { gzipSync } from 'node:zlib';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

const url = process.argv[2] ?? 'http://localhost:3000';
const account = { email: 'admin@demo.com', password: 'admin' };
const budgets = [
  { name: 'login', path: '/login', target: 285, limit: 300 },
  { name: 'list', path: '/customers/index', target: 340, limit: 360 },
  { name: 'editor', path: '/invoices/create', target: 380, limit: 400 },
  { name: 'dashboard', path: '/dashboard/main', target: 390, limit: 410 },
];

// One process for everything, as on a function host, does not survive the closing of a context.
const args = chromium.args.filter((arg) => arg !== '--single-process');
const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args });

/** Every script of a first visit with an empty cache, in kB gzipped, the heaviest first. */
async function weigh(path, storageState) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const scripts = new Map();
  const reading = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.m?js$/.test(pathname) || !response.ok()) return;
    reading.push(response.body().then((body) => scripts.set(pathname, gzipSync(body, { level: 9 }).length / 1000)));
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await context.close();
  return [...scripts].sort(([, a], [, b]) => b - a);
}

async function signIn() {
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

const session = await signIn();
for (const { name, path, target, limit } of budgets) {
  const scripts = await weigh(path, name === 'login' ? undefined : session);
  const total = scripts.reduce((sum, [, size]) => sum + size, 0);
  const verdict = total > limit ? 'OVER' : total > target ? 'above target' : 'ok';
  if (total > limit) process.exitCode = 1;
  console.log(`${name.padEnd(10)} ${total.toFixed(1).padStart(6)} kB  (target ${target}, limit ${limit})  ${verdict}`);
  if (process.env.KONTOR_BUDGET_DETAIL)
    for (const [file, size] of scripts.slice(0, 24)) console.log(`${' '.repeat(12)}${size.toFixed(1).padStart(6)}  ${file}`);
}
await browser.close();
