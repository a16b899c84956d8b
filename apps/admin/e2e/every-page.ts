import type { Browser, Page } from 'playwright-core';

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
/** Pages left out, with the reason. */
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
  '/timeSheets/:id': 'its form is the one of the dialog on the week',
  '/vendors/:id': 'the form is walked at /vendors/create',
};

export const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(':id', '\\d+')}$`).test(path.split('?')[0] ?? '');
export const isForm = (path: string): boolean =>
  path.endsWith('/create') && path !== '/invoices/create' && path !== '/customers/create';
/** The pages that the build knows, and those in `alike`. */
export const routesOf = (pages: readonly string[]): string[] => [
  ...pages.filter((path) => !path.includes(':') && !isForm(path)).map((path) => chosen.find((one) => matches(path, one)) ?? path),
  ...alike,
];

/** The addresses of all pages, as the build wrote them for `public/boot.js`. */
export const pagesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chunks = JSON.parse(document.getElementById('chunks')?.textContent ?? '') as { pages: object };
    return Object.keys(chunks.pages);
  });

/** Opens a page and waits until it has a heading and no skeletons. */
export async function show(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url + path);
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root:not([data-example] *)'), undefined, {
    timeout: 10_000,
  });
  await page.waitForTimeout(100);
}

/** Opens a page through the router, without reloading; by way of an unknown page, so that the old page cannot be mistaken for the new. */
export async function turnTo(page: Page, path: string): Promise<void> {
  for (const to of ['/nowhere', path]) {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
    const heading = page.locator('main h1').filter({ [to === path ? 'hasNotText' : 'hasText']: 'There is nothing here' });
    await heading.first().waitFor();
  }
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root:not([data-example] *)'));
  await untilStill(page);
}

/** Waits until the page has kept its height for 250 ms, so that nothing moves under the one who looks. */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const height = (): number | undefined => document.querySelector('main')?.scrollHeight;
    let last = height();
    for (let stillFor = 0; stillFor < 5;) {
      await new Promise((passed) => setTimeout(passed, 50));
      const now = height();
      stillFor = now === last ? stillFor + 1 : 0;
      last = now;
    }
  });

export async function logInAsAdmin(page: Page, url: string): Promise<void> {
  await show(page, url, '/login');
  await page.fill('input[name=email]', 'admin@demo.com');
  await page.fill('input[name=password]', 'admin');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/main');
}

/** Two windows of separate people, because settings of one person reach all their windows. */
export async function twoWindows(browser: Browser): Promise<[Page, Page]> {
  const open = async (): Promise<Page> => (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  return [await open(), await open()];
}

/** Checks all paths, each window taking the next one left, and returns the problems. */
export async function sharedOut(
  windows: readonly Page[],
  paths: readonly string[],
  look: (page: Page, path: string) => Promise<string[]>,
): Promise<string[]> {
  const left = [...paths];
  const found: string[] = [];
  const lookOn = async (page: Page): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) found.push(...(await look(page, path)));
  };
  await Promise.all(windows.map(lookOn));
  return found;
}
