import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { signIn } from '../../../tools/checks/budgets.mjs';
import { show } from './every-page.ts';
import { openBrowser, startDemo, type Kontor } from './journey.ts';
import { watch } from './watch.ts';

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

/** The calls of a first visit to an address, in order, until it shows what it has to show. */
async function readAt(address: string, stored: Record<string, unknown> = {}): Promise<string[]> {
  const context = await browser.newContext({ storageState: session });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(`RaStore.${key}`, JSON.stringify(value));
  }, Object.entries(stored));
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|jwt)\//.test(pathname)) asked.push(decodeURIComponent(pathname.replace('/api/v1', '') + search));
  });
  await context.addInitScript(watch);
  await show(page, kontor.url, address);
  await context.close();
  return asked;
}

const sorted = (field: string, order: string) => `sort=["${field}","${order}"]`;

it.each([
  ['/invoices/index', {}, `/invoices?filter={}&range=[0,9]&${sorted('invoiceDate', 'DESC')}`],
  ['/payments/index', {}, `/payments?filter={}&range=[0,9]&${sorted('paymentDate', 'DESC')}`],
  ['/customers/index', {}, `/customers?filter={}&range=[0,9]&${sorted('name', 'ASC')}`],
  ['/projects/index', {}, `/projects?filter={}&range=[0,9]&${sorted('code', 'DESC')}`],
  ['/items/index', {}, `/items?filter={}&range=[0,9]&${sorted('name', 'ASC')}`],
  ['/users/index', {}, `/users?filter={}&range=[0,9]&${sorted('displayName', 'ASC')}`],
  [
    `/invoices/index?filter=${encodeURIComponent('{"q":"uab (1)"}')}&order=ASC&page=2&perPage=25&sort=total`,
    {},
    `/invoices?filter={"q":"uab (1)"}&range=[25,49]&${sorted('total', 'ASC')}`,
  ],
  [
    '/items/index',
    { 'items.listParams': { filter: { name_q: 'a' }, displayedFilters: {}, sort: 'sku', order: 'DESC', page: 1, perPage: 50 } },
    `/items?filter={"name_q":"a"}&range=[0,49]&${sorted('sku', 'DESC')}`,
  ],
])('asks for the rows of %s first, and for nothing twice', async (address, stored, rows) => {
  const asked = await readAt(address, stored);
  expect(asked[0]).toBe(rows);
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});

it('sends the service workers of other builds away, at each start', async () => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    const unregister = async () => {
      document.documentElement.dataset['left'] = 'yes';
      return true;
    };
    const worker = { getRegistrations: async () => [{ unregister }] };
    Object.defineProperty(navigator, 'serviceWorker', { value: worker });
  });
  const page = await context.newPage();
  for (const go of [() => page.goto(`${kontor.url}/login`), () => page.reload()]) {
    await go();
    await page.waitForSelector('html[data-left=yes]', { state: 'attached' });
  }
  await context.close();
});
