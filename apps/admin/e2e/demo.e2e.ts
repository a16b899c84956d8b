import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { turn as part } from '../../../tools/tests/turn.mjs';
import { openBrowser } from './journey.ts';
import { logIn, shows, visit, type Visitor } from './visitor.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Not where somebody builds a demo for use; kept, so that the page is built again only when its sources have changed. */
const folder = join(root, 'node_modules/.cache/kontor/demo');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

let server: Server;
let url: string;
let browser: Browser;
let visitor: Visitor;
let page: Page;
/** Requests to the static server that are neither a file nor a page. */
const missed: string[] = [];

/** Serves the build as the simplest static server would. */
async function serve(): Promise<void> {
  server = createServer(({ url: address = '/', method, headers }, response) => {
    const { pathname } = new URL(address, 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    const isFile = existsSync(file) && statSync(file).isFile();
    // Opened as a page, or fetched by the page itself to look for a newer version.
    const isPage = headers.accept?.startsWith('text/html') || headers.referer?.endsWith(address);
    if (!isFile && !isPage) missed.push(`${method} ${address}`);
    const found = isFile ? file : join(folder, 'index.html');
    response.setHeader('Content-Type', types[extname(found)] ?? 'application/octet-stream').end(readFileSync(found));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  // A tenth of the firm has everything that the whole has, only less of it.
  const env = { ...process.env, NODE_OPTIONS: '', KONTOR_DEMO_SCALE: part === undefined ? '1' : '0.1' };
  const build = spawn(process.execPath, ['tools/start/build-demo.mjs', folder], { cwd: root, env, stdio: 'ignore' });
  const [[code]] = (await Promise.all([once(build, 'exit'), serve()])) as [[number], void];
  expect(code).toBe(0);
  browser = await openBrowser();
  visitor = await visit(browser, url);
  page = visitor.page;
  // The demo was built a while ago, and shows the figures of that day.
  await page.clock.install({ time: Date.now() + 40 * 86_400_000 });
  await logIn(page, 'admin@demo.com', 'admin');
}, 400_000);
afterAll(async () => {
  await visitor?.leave();
  await browser?.close();
  server?.close();
});

it.each([
  { path: '/dashboard/main', title: 'Dashboard', text: /Receivable/i },
  { path: '/customers/index', title: 'Customers', text: 'Audrius Stankevičius' },
  { path: '/customers/1/show', title: /./, text: /Invoices/ },
  { path: '/invoices/index', title: 'Invoices', text: /INV-\d{4}-\d+/ },
  { path: '/invoices/1/show', title: /INV-/, text: /Total/ },
  { path: '/projects/1/show', title: /./, text: /Tasks/ },
  { path: '/timeSheets/index?tab=overview', title: /./, text: /Billable/ },
  { path: '/users/index', title: 'Users', text: 'John Doe' },
  { path: '/settings/index', title: 'Organisation profile', text: /Tax rates/ },
  { path: '/todo/index', title: /./, text: /./ },
  { path: '/mail/index', title: 'Mail', text: 'School kitchen' },
  { path: '/chat/index?contact=2', title: 'Chat', text: 'Shall I order it?' },
])('shows $path without a server', async ({ path, title, text }) => {
  await page.goto(path);
  await shows(page.getByRole('heading', { level: 1 }), title);
  await shows(page.getByRole('main'), text);
  expect(await page.getByText('Not available in this demo').count()).toBe(0);
  expect({ path, missed, complaints: visitor.complaints }).toEqual({ path, missed: [], complaints: [] });
});

it('finds, filters and turns pages of what was recorded', async () => {
  await page.goto('/customers/index');
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/search/i))
    .first()
    .fill('nemuno');
  await shows(page.getByRole('main'), 'Nemuno logistika, UAB');
  await page.getByText('Fjord').first().waitFor({ state: 'hidden' });
});

it('says in friendly words that a demo keeps nothing', async () => {
  await page.goto('/customers/1');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Kitas vardas, UAB');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(/Not available in this demo/)
    .first()
    .waitFor();
  expect(missed).toEqual([]);
});
