// Measures the first usable row of a list in an empty browser, compared with a bare react-admin list of the same API (bare/main.jsx).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { buildAdmin } from '../start/build-admin.mjs';
import { Client, json } from './http-client.mjs';
import { root } from './databases.mjs';
import { spread } from './measure.mjs';
import { signIn } from './operations.mjs';
import { compared } from './report.mjs';
import { startOurs } from './servers.mjs';

const storage = ['accessToken', 'refreshToken', 'userData'];

/** A home connection: without latency, sequential requests would cost nothing. */
const line = { offline: false, latency: 30, downloadThroughput: 2_500_000, uploadThroughput: 1_250_000 };

/** Runs in the page: records when a row with this customer is painted and clickable. */
function watchFor(name) {
  const look = () => {
    const cells = [...globalThis.document.querySelectorAll('tbody tr td')];
    if (globalThis.firstRow || !cells.some((cell) => cell.textContent === name)) return;
    globalThis.firstRow = true;
    globalThis.requestAnimationFrame(() => setTimeout(() => (globalThis.firstRow = performance.now())));
  };
  new globalThis.MutationObserver(look).observe(globalThis.document, { childList: true, subtree: true, characterData: true });
}

async function visit(browser, { url, session, name, network }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((items) => items.forEach(([key, value]) => localStorage.setItem(key, value)), session);
  await context.addInitScript(watchFor, name);
  const page = await context.newPage();
  if (network) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', network);
  await page.goto(`${url.origin}${url.path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.firstRow > 1, undefined, { timeout: 30_000 });
  const row = await page.evaluate(() => globalThis.firstRow);
  const calls = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await context.close();
  return { row, calls };
}

async function sessionOf(port) {
  const client = new Client(port);
  const session = json(await signIn(client, 0));
  const path = '/api/v1/invoices?range=%5B0%2C0%5D&sort=%5B%22invoiceDate%22%2C%22DESC%22%5D';
  const [{ customerName }] = json(await client.send({ path, headers: `authorization: Bearer ${session.accessToken}\r\n` }));
  client.close();
  const text = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
  return { session: storage.map((key) => [key, text(session[key])]), name: customerName };
}

function buildBare() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'error', '--config', 'tools/bench/bare/vite.config.ts'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The bare list could not be built.');
  return join(root, '.data/bench/bare');
}

/** Two servers on one database, one with our admin and one with the bare list, visited in turns, each time by an empty browser. */
export async function measureFirstRow({ scale, url, port, rounds, log }) {
  log(`scale ${scale}: first row of a list`);
  buildAdmin({ log });
  const bare = buildBare();
  const servers = [
    await startOurs({ url, port, probe: false }),
    await startOurs({ url, port: port + 1, probe: false, adminDir: bare }),
  ];
  const args = chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--disable-web-security');
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args });
  try {
    const known = await sessionOf(port);
    const visits = [
      { ...known, url: { origin: `http://127.0.0.1:${port}`, path: '/invoices/index' } },
      { ...known, url: { origin: `http://127.0.0.1:${port + 1}`, path: '/invoices' } },
    ];
    const rows = [];
    for (const [title, network] of [
      ['first usable row of a list, in an empty browser', undefined],
      ['the same at 30 ms and 20 Mbit/s', line],
    ]) {
      const found = visits.map(() => []);
      // The first round only warms up the servers.
      for (let round = 0; round <= rounds; round++)
        for (const [at, one] of visits.entries()) {
          const result = await visit(browser, { ...one, network });
          if (round > 0) found[at].push(result);
        }
      const [ours, floor] = found.map((results) => ({ ...spread(results.map(({ row }) => row)), calls: results.at(-1).calls }));
      log(`${ours.calls} and ${floor.calls} requests by then`);
      rows.push(compared(title, scale, [ours, floor], 1.2));
    }
    return rows;
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
  }
}
