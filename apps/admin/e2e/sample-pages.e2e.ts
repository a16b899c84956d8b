import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, startDemo, type Kontor } from './journey.ts';
import { logIn, shows, toast, visit, type Visitor } from './visitor.ts';

let kontor: Kontor;
let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [kontor, browser] = await Promise.all([startDemo(), openBrowser()]);
  visitor = await visit(browser, kontor.url);
  page = visitor.page;
  await logIn(page, 'admin@demo.com', 'admin');
});
afterAll(async () => {
  await visitor?.leave();
  await browser?.close();
  await kontor?.stop();
});

/** A picture of one pixel. */
const redDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const button = (name: string | RegExp, exact = false): Locator => page.getByRole('button', { name, exact });

/** Drags like a hand: presses, moves a little, then to the target. */
async function drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 3);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}
const boxOf = async (locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

it('keeps a calendar: writes down, drags, lengthens, takes back, and shows the dates of the firm', async () => {
  await page.goto('/calendar/index?date=2030-05-15');
  await button('Add event', true).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Summer fair');
  await page
    .getByRole('switch', { name: 'All day' })
    .or(page.getByRole('checkbox', { name: 'All day' }))
    .click();
  await button('Save', true).click();
  const fair = button(/Summer fair/).first();
  await shows(fair, 'Summer fair');

  const start = await boxOf(fair);
  const day = await boxOf(page.locator('[data-day="2030-05-22"]'));
  await drag({ x: start.x + 20, y: start.y + 10 }, { x: day.x + 20, y: day.y + 80 });
  await toast(page, '"Summer fair" is now 22 May 2030.');

  const moved = await boxOf(fair);
  const later = await boxOf(page.locator('[data-day="2030-05-24"]'));
  await drag({ x: moved.x + moved.width - 3, y: moved.y + 10 }, { x: later.x + 20, y: later.y + 80 });
  await shows(page.getByRole('status'), '"Summer fair" is now 22 May 2030 – 24 May 2030.');
  await button('Undo').first().click();
  await page.reload();
  await shows(fair, '22 May 2030');
  expect(await fair.innerText()).not.toContain('24 May');

  await page.goto('/calendar/index?date=2030-05-17&view=list&kontor=holiday');
  await shows(page.getByRole('main'), 'Labour Day');
  expect(visitor.complaints).toEqual([]);
});

it('fills a cart: five things at first, another one, three of it, and back', async () => {
  await page.goto('/shop/index?sortBy=price-asc');
  await shows(page.getByRole('link', { name: /^Cart/ }), '5');
  await button(/^Add to cart: Wireless Charger/).click();
  await shows(page.getByRole('link', { name: /^Cart/ }), '6');
  await page.getByRole('link', { name: /^Cart/ }).click();
  const quantity = page.getByRole('textbox', { name: /Quantity: Wireless Charger/ });
  await quantity.fill('3');
  await quantity.press('Enter');
  await page.reload();
  await quantity.waitFor();
  expect(await quantity.inputValue()).toBe('3');
  await button(/^Remove: Wireless Charger/).click();
  await quantity.waitFor({ state: 'detached' });
  await button('Undo').first().click();
  await quantity.waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('finds a post by its category, says something under it, and changes its text', async () => {
  await page.goto('/blog/index?category=Gaming');
  await page.getByRole('link', { name: 'A game that taught our team to plan', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your comment' }).fill('We play it on Fridays.');
  await page.keyboard.press('Control+Enter');
  await shows(page.getByRole('listitem'), 'We play it on Fridays.');
  await shows(page.getByRole('article'), '244 comments');

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And we still do.');
  await page.getByLabel('Title').fill('A game for planners');
  const picture = page.getByRole('group', { name: 'Featured image' });
  await picture.locator('input[type=file]').setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: redDot });
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Saved.');
  await page.getByRole('link', { name: 'View the post' }).click();
  await page.getByRole('heading', { level: 1, name: 'A game for planners' }).waitFor();
  await shows(page.getByRole('blockquote'), 'And we still do.');
  await page.locator('article img[src^="data:image/jpeg"]').first().waitFor();
});

it.each([1280, 390])('covers nothing that sends a form with what it says, at a width of %s', async (width) => {
  await page.setViewportSize({ width, height: 844 });
  const free = (): Promise<unknown> =>
    page.waitForFunction(() => {
      const [message, send] = ['[data-testid=toast-error]', '[data-save-bar] [type=submit]'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      );
      if (!message || !send) return false;
      const isBeside = message.left >= send.right || message.right <= send.left;
      return isBeside || message.top >= send.bottom || message.bottom <= send.top;
    });
  await page.goto('/forms/index');
  await button('Show what would be sent', true).click();
  await page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' }).waitFor();
  await free();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForFunction(() => window.innerHeight + window.scrollY > document.body.scrollHeight - 100);
  await free();
  await page.setViewportSize({ width: 1360, height: 900 });
});

it('looks through the pages that are only read', async () => {
  await page.goto('/pricing/index?period=yearly');
  await shows(page.getByRole('listitem'), '$480 a year');
  await page.goto('/faq/index?q=refund');
  await page.getByText('When do I get my refund?').click();
  await page.getByText('Within five days after the return has arrived').waitFor();
  await page.goto('/knowledgeBase/index');
  await page.getByRole('link', { name: 'API Questions' }).click();
  await page.getByRole('link', { name: 'How do I get a key?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Why was my payment refused?' }).waitFor();
  await page.goto('/uiKit/index?tab=cards');
  await shows(page.getByRole('region', { name: 'Revenue report' }), '25,852');
  await page.getByRole('img', { name: /^The course: 45, 85, 65/ }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('keeps a connection, a like and a vote', async () => {
  await page.goto('/accountSettings/index?tab=social');
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await page.getByRole('button', { name: 'Disconnect GitHub' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Disconnect GitHub' }).waitFor();
  await page.goto('/profile/index');
  await page.getByRole('button', { name: 'You like this' }).first().click();
  await page.getByRole('button', { name: 'Like', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Vote for Oak' }).click();
  await shows(page.getByRole('listitem'), '83%');
});

it('searches a table, completes what is typed, and adds and removes a user', async () => {
  await page.goto('/dataTable/index');
  await page.getByRole('searchbox', { name: /^Search by name/ }).fill('lawyer');
  await page.getByRole('row').filter({ hasNotText: 'Lawyer' }).nth(1).waitFor({ state: 'detached' });
  await page.goto('/autocomplete/index');
  const film = page.getByRole('region', { name: 'From the server' }).getByRole('combobox');
  await film.fill('harbour');
  await shows(page.getByRole('option'), 'Harbour of Glass');
  await film.press('Enter');
  await shows(page.getByRole('status'), 'Selected: Harbour of Glass');

  await page.goto('/demoUsers/index');
  await button('Add user', true).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Rasa Berg');
  await page.getByRole('textbox', { name: /^Username/ }).fill('rasa');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add user' }).click();
  await page.getByRole('link', { name: 'Rasa Berg' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rasa Berg' }).waitFor();
  await button('Delete', true).click();
  await button('Delete Rasa Berg').click();
  await page.waitForURL('**/demoUsers/index');
  await page.goto('/demoInvoices/5036');
  await shows(page.getByRole('main'), 'American Bank');
  expect(visitor.complaints).toEqual([]);
});
