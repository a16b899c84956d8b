import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, startKontor } from './journey.ts';
import { tabWalk } from './tab-walk.ts';

/** Pages that have something to show once it is chosen. */
const chosen = ['/chat/index?contact=2', '/maps/index?area=europe&place=LT/Vilnius'];
/** Beside every page that the build knows (`pages`): what the same address shows otherwise, and records that look like no other. */
const alike = [
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
/** Records besides, for the keyboard: their pieces are those of the pages above. */
const records = [
  '/customers/1',
  '/customers/1/show',
  '/invoices/1/show',
  '/estimates/1/show',
  '/payments/1/show',
  '/projects/1/show',
  '/vendors/1/show',
  '/demoUsers/1',
  '/demoInvoices/1',
  '/shop/products/1',
];
/** Not walked, and why. */
const left: Record<string, string> = {
  '/mails/:id/show': 'the demo firm has sent nothing',
  '/logs/:id/show': 'the demo firm has no errors',
  '/invoices/:id': 'the editor is walked at /invoices/create',
  '/estimates/:id': 'the editor is walked at /estimates/create',
  '/items/:id': 'the form is walked at /items/create',
  '/items/:id/show': 'its pieces are those of a vendor',
  '/projects/:id': 'the form is walked at /projects/create',
  '/roles/:id': 'the form is walked at /roles/create',
  '/timeSheets/:id': 'its form is the one of the dialog on the week',
  '/vendors/:id': 'the form is walked at /vendors/create',
};
const open = ['/login', '/register', '/forgot-password', '/reset-password'];
const themes = ['dark', 'light'] as const;
const widths = [1280, 390];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let kontor: Awaited<ReturnType<typeof startKontor>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** The addresses of all pages, as the build wrote them for `public/boot.js`. */
let pages: string[];

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(':id', '\\d+')}$`).test(path.split('?')[0] ?? '');
const isForm = (path: string): boolean => path.endsWith('/create') && path !== '/invoices/create' && path !== '/customers/create';
const routes = (): string[] => [
  ...pages.filter((path) => !path.includes(':') && !isForm(path)).map((path) => chosen.find((one) => matches(path, one)) ?? path),
  ...alike,
];

beforeAll(async () => {
  kontor = await startKontor({ demo: true });
  browser = await openBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.goto(kontor.url);
  pages = await page.evaluate(() => {
    const chunks = JSON.parse(document.getElementById('chunks')?.textContent ?? '') as { pages: object };
    return Object.keys(chunks.pages);
  });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await kontor?.stop();
});

/** Where the words and figures have arrived: a heading, and nothing that still stands for something else. */
async function show(path: string): Promise<void> {
  await page.goto(kontor.url + path);
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root:not([data-example] *)'), undefined, {
    timeout: 10_000,
  });
  await page.waitForTimeout(100);
}

/** As a link leads there, without loading the program again; past a page that is like no other, so that the old one cannot be taken for the new. */
async function turnTo(path: string): Promise<void> {
  for (const to of ['/nowhere', path]) {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
    const heading = page.locator('main h1').filter({ [to === path ? 'hasNotText' : 'hasText']: 'There is nothing here' });
    await heading.first().waitFor();
  }
  await page.waitForTimeout(250);
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root:not([data-example] *)'));
}

/** The bar and the menu are those of every page, and are looked at on the first one. */
const everyPageHas = [['nav[aria-label="Main menu"]'], ['header.MuiAppBar-root']];
let isFirst: boolean;

/** What a page gets wrong, in words: serious findings of axe, and how far it is wider than the screen. */
async function problems(rules?: readonly string[]): Promise<string[]> {
  const exclude = isFirst ? [] : everyPageHas;
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      const { violations } = await (
        window as unknown as {
          axe: {
            run: (
              context: object,
              options: object,
            ) => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
          };
        }
      ).axe.run(exclude.length ? { exclude } : document, {
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
        // What it finds is never serious, and it takes a third of the time.
        ...(runOnly ? { runOnly } : { rules: { region: { enabled: false } } }),
      });
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)}`);
      const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      return over > 0 ? [...serious, `${over} px too wide`] : serious;
    },
    { runOnly: rules, exclude },
  );
}

/** As another window of the same person sets it: the store of the admin listens to that. */
async function turnSkin(theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate((skin) => {
    const [key, newValue] = ['RaStore.theme', JSON.stringify(skin)];
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, theme);
  await page.waitForFunction((skin) => {
    const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return red > 127 === (skin === 'light');
  }, theme);
}

/**
 * Each page once, made narrower in place as a person does who turns a tablet, in both skins. They differ in colours alone, so the
 * second one is asked for these.
 */
async function walk(
  paths: readonly string[],
  {
    go = turnTo,
    skins = themes,
    sizes = widths,
  }: { go?: typeof show; skins?: readonly (typeof themes)[number][]; sizes?: number[] } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const [place, path] of paths.entries()) {
    isFirst = place === 0;
    await page.setViewportSize({ width: sizes[0] ?? 1280, height: 800 });
    await go(path);
    await page.evaluate(axe);
    for (const [index, theme] of skins.entries()) {
      await turnSkin(theme);
      for (const width of index === 0 ? sizes : sizes.toReversed()) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForTimeout(150);
        const rules = index === 0 ? undefined : ['color-contrast'];
        let wrong = await problems(rules);
        if (wrong.length) {
          await page.waitForTimeout(1000); // on a busy machine, what was just turned may be on its way
          wrong = await problems(rules);
        }
        found.push(...wrong.map((problem) => `${theme} ${width} ${path}: ${problem}`));
      }
    }
  }
  return found;
}

it('has sign-in pages that everybody can read and that fit the screen', async () => {
  expect(await walk(open, { go: show })).toEqual([]);
}, 60_000);

it('comes to every control of the sign-in pages by keyboard, each with a name and a ring', async () => {
  for (const path of ['/login', '/register', '/forgot-password']) {
    await show(path);
    expect({ path, wrong: await tabWalk(page) }).toEqual({ path, wrong: [] });
  }
}, 60_000);

it('names each page of one record, walked or with the reason why not', () => {
  const walked = [...alike, ...records];
  const forgotten = pages.filter((page) => page.includes(':') && !left[page] && !walked.some((path) => matches(page, path)));
  expect(forgotten).toEqual([]);
  expect(Object.keys(left).filter((page) => !pages.includes(page))).toEqual([]);
});

it('has pages that everybody can read and that fit the screen, dark and light, wide and narrow', async () => {
  await show('/login');
  await page.fill('input[name=email]', 'admin@demo.com');
  await page.fill('input[name=password]', 'admin');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/main');
  expect(await walk(routes())).toEqual([]);
}, 300_000);

it('comes to every control of the pages by keyboard, each with a name and a ring and under no bar', async () => {
  const found: string[] = [];
  const walkAt = async (width: number, paths: readonly string[], from?: string) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await turnTo(path);
      found.push(...(await tabWalk(page, from)).map((wrong) => `${width} ${path}: ${wrong}`));
    }
  };
  const [first, ...others] = [...new Set([...routes(), ...pages.filter(isForm), ...records])];
  await walkAt(1280, [first ?? '/'] /* with the bar and the menu, which all pages have */);
  await walkAt(1280, others, '#content');
  await walkAt(
    390,
    ['/todo/index', '/mail/index', '/chat/index', '/invoices/create', '/users/4', '/classifiers/index'],
    '#content',
  );
  expect(found).toEqual([]);
}, 180_000);

it('fits the screen from right to left', async () => {
  await page.evaluate(() => localStorage.setItem('RaStore.layout.rtl', 'true'));
  const paths = ['/dashboard/main', '/customers/index', '/invoices/create', '/invoices/1/show?beside=list', '/timeSheets/index'];
  await page.reload();
  expect(await walk(paths, { skins: ['dark'], sizes: [1280, 768, 390] })).toEqual([]);
}, 60_000);
