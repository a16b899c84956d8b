import type { Browser, Page } from 'playwright-core';
import { ask } from './visitor.ts';
import { watch } from './watch.ts';

/** Pages that need a selection to show anything. */
const chosen = ['/chat/index?contact=2', '/maps/index?area=europe&place=LT/Vilnius'];
/** Besides the pages that the build knows (`pages`): other views of the same address, and records that look different. */
export const alike = [
  '/calendar/index?view=week&kontor=holiday,invoiceDue',
  '/mail/index?mail=24',
  '/accountSettings/index?tab=social',
  '/uiKit/index?tab=actions',
  '/uiKit/index?tab=values',
  '/uiKit/index?tab=lists&state=failed',
  '/uiKit/index?tab=states',
  '/charts/index?tab=small',
  '/charts/index?tab=states',
  '/forms/index?tab=states',
  '/forms/index?tab=others',
  '/users/4',
  '/users/4/show',
  '/users/4/show?tab=documents',
  '/roles/1/show',
];
/** More records for the keyboard test, with the same components as the pages above. */
export const records = [
  '/customers/1',
  '/customers/1/show',
  '/invoices/1/show',
  '/estimates/1/show',
  '/creditNotes/1/show',
  '/retainerInvoices/1/show',
  '/recurringBills/1/show',
  '/recurringInvoices/1/show',
  '/payments/1/show',
  '/projects/1/show',
  '/vendors/1/show',
  '/paymentRuns/1/show',
  '/paymentRuns/1',
  '/inventoryAdjustments/1/show',
  '/stockCounts/1/show',
  '/bills/1/show',
  '/vendorCreditNotes/1/show',
  '/expenses/1/show',
  '/demoUsers/1',
  '/demoInvoices/1',
  '/shop/products/1',
];
/** Pages of which only the filled pickers are walked, with the reason; and pages of nothing. */
export const left: Record<string, string> = {
  '/bills/:id': 'the form is walked at /bills/create',
  '/vendorCreditNotes/:id': 'the form is walked at /vendorCreditNotes/create',
  '/expenses/:id': 'the form is walked at /expenses/create',
  '/mails/:id/show': 'the demo firm has sent nothing',
  '/logs/:id/show': 'the demo firm has no errors',
  '/invoices/:id': 'the editor is walked at /invoices/create',
  '/retainerInvoices/:id': 'the editor is walked at /retainerInvoices/create',
  '/estimates/:id': 'the editor is walked at /estimates/create',
  '/creditNotes/:id': 'the form is walked at /creditNotes/create',
  '/recurringBills/:id': 'the editor is walked at /recurringBills/create',
  '/recurringInvoices/:id': 'the editor is walked at /recurringInvoices/create',
  '/items/:id': 'the form is walked at /items/create',
  '/items/:id/show': 'its pieces are those of a vendor',
  '/inventoryAdjustments/:id': 'the form is walked at /inventoryAdjustments/create',
  '/projects/:id': 'the form is walked at /projects/create',
  '/roles/:id': 'the form is walked at /roles/create',
  '/serviceAccounts/:id': 'the form is walked at /serviceAccounts/create',
  '/serviceAccounts/:id/show': 'the demo firm has none',
  '/webhooks/:id': 'the form is the one of the dialog on the list',
  '/webhooks/:id/show': 'the demo firm has none',
  '/webhookDeliveries/:id/show': 'the demo firm has none',
  '/timeWeeks/:id/show': 'it leads to the week of its person',
  '/absences/:id/show': 'it leads to its row in the list',
  '/timeSheets/:id': 'its form is the one of the dialog on the week',
  '/vendors/:id': 'the form is walked at /vendors/create',
};

export const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(':id', '\\d+')}$`).test(path.split('?')[0] ?? '');
/** The pages that the build knows, those in `alike`, and records. */
export const routesOf = (pages: readonly string[]): string[] => [
  ...new Set([
    ...pages.filter((path) => !path.includes(':')).map((path) => chosen.find((one) => matches(path, one)) ?? path),
    ...alike,
    ...records,
  ]),
];

/** The form of one record of each kind that the demo firm has: of a draft where there are drafts, because what was sent is not changed. */
export async function formsOf(page: Page, pages: readonly string[]): Promise<string[]> {
  const forms: string[] = [];
  for (const path of pages.filter((one) => one.endsWith('/:id'))) {
    const list = path.split('/')[1]?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const drafts = await ask<{ id: number }[]>(page, `/${list}?filter={"status":"draft"}&range=[0,0]`).catch(() => []);
    if (left[`${path}/show`]?.includes('has none')) continue;
    forms.push(path.replace(':id', String(drafts[0]?.id ?? 1)));
  }
  return forms;
}

/** The addresses of all pages, as the build wrote them for `public/boot.js`. */
export const pagesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chunks = JSON.parse(document.getElementById('chunks')?.textContent ?? '') as { pages: object };
    return Object.keys(chunks.pages);
  });

/** Opens a page and waits until it is there. */
export async function show(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url + path);
  await page.locator('main h1').first().waitFor();
  await page.evaluate(() => window.untilStill());
}

/** Leaves a page for one that the admin does not know and that costs little to draw. */
export const leave = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    window.goTo('/nowhere');
    await window.until(() => window.isNowhere());
  });

/** Opens a page through the router, without reloading; by way of an unknown page, so that the old page cannot be mistaken for the new. */
export async function turnTo(page: Page, path: string): Promise<void> {
  await leave(page);
  await page.evaluate(async (address) => {
    window.goTo(address);
    await window.until(() => !window.isNowhere());
    await window.untilStill();
  }, path);
}

export async function logInAsAdmin(page: Page, url: string): Promise<void> {
  await show(page, url, '/login');
  await page.fill('input[name=email]', 'admin@demo.com');
  await page.fill('input[name=password]', 'admin');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/main');
}

/** A window of a person of its own, because settings of one person reach all their windows. */
export async function openWindow(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.addInitScript(watch);
  return context.newPage();
}
