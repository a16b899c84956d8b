import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, startDemo, type Kontor } from './journey.ts';
import { listen, logIn, shows, visit, type Visitor } from './visitor.ts';

let kontor: Kontor;
let browser: Browser;
let ona: Visitor;
let per: Visitor;

/** Logs in with a browser of their own. */
async function arrive(username: string): Promise<Visitor> {
  const visitor = await visit(browser, kontor.url);
  const [email, password] = [`${username}@firm.example`, 'A long enough password'];
  expect((await visitor.page.request.post('/jwt/register', { data: { email, password, username } })).status()).toBe(200);
  await logIn(visitor.page, email, password);
  return visitor;
}

beforeAll(async () => {
  [kontor, browser] = await Promise.all([startDemo(), openBrowser()]);
  ona = await arrive('onaonaite');
  per = await arrive('perberg');
});
afterAll(async () => {
  await browser?.close();
  await kontor?.stop();
});

it('carries messages both ways without a reload, and tells of them on other pages', async () => {
  await listen(per.page, '/customers/index');
  await listen(ona.page, '/chat/index');
  await ona.page.getByRole('searchbox', { name: 'Search contacts' }).fill('perberg');
  await ona.page.keyboard.press('Enter');
  await ona.page.getByRole('textbox', { name: 'Message to perberg' }).fill(`See ${kontor.url}/customers/1/show`);
  await ona.page.keyboard.press('Enter');

  await shows(per.page.getByRole('status'), /onaonaite wrote: See/);
  await per.page.getByRole('link', { name: 'Open', exact: true }).click();
  const log = per.page.getByRole('log');
  await log.getByRole('link', { name: /Nemuno logistika, UAB/ }).waitFor();
  await shows(ona.page.getByRole('log'), /Seen at/);
  await per.page.getByRole('textbox', { name: 'Message to onaonaite' }).fill('I see it');
  await per.page.keyboard.press('Enter');
  await shows(ona.page.getByRole('log'), 'I see it');
  expect([...ona.complaints, ...per.complaints]).toEqual([]);
});

it('keeps a draft through a reload, takes a sent mail back, and delivers it with its file without a reload', async () => {
  await listen(per.page, '/mail/index');
  await per.page.getByRole('button', { name: /^Inbox/ }).waitFor();
  const { page } = ona;
  await page.goto('/mail/index?compose=new&about=Customer:1');
  const dock = page.getByRole('dialog', { name: 'New mail' });
  await dock.getByRole('combobox', { name: 'To' }).fill('perb');
  await page.getByRole('option', { name: /perberg@firm\.example/ }).waitFor();
  await page.keyboard.press('Enter');
  await dock.getByLabel('Subject').fill('The roof');
  await dock
    .locator('input[type=file]')
    .setInputFiles({ name: 'roof.txt', mimeType: 'text/plain', buffer: Buffer.from('Tiles') });
  await dock.getByText('roof.txt').waitFor();
  await dock.getByLabel('Message').fill('Can we start on Monday?');
  await page.reload();
  await shows(dock.getByLabel('Message'), 'Can we start on Monday?');

  await dock.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await dock.getByText('roof.txt').waitFor();
  await dock.getByRole('button', { name: 'Send', exact: true }).click();
  await shows(page.getByRole('status'), 'Mail sent.');

  await per.page.getByRole('link', { name: /onaonaite.*The roof/ }).click();
  await per.page.getByRole('link', { name: /Nemuno logistika, UAB/ }).waitFor();
  const [download] = await Promise.all([
    per.page.waitForEvent('download'),
    per.page.getByRole('button', { name: /roof\.txt/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('roof.txt');
  await per.page.goto('/customers/1/show?tab=mail');
  await per.page.getByRole('link', { name: /The roof/ }).waitFor();
  expect([...ona.complaints, ...per.complaints]).toEqual([]);
});

it('shows a task to whom it is given, and that it is done to who gave it, without a reload', async () => {
  await listen(per.page, '/todo/index');
  await per.page.getByRole('textbox', { name: 'A new task' }).waitFor();
  const { page } = ona;
  await listen(page, '/todo/index');
  await page.getByRole('textbox', { name: 'A new task' }).fill('Order the tiles');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change Order the tiles' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByRole('option', { name: 'perberg' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();

  await shows(per.page.getByRole('listitem'), /Order the tiles[^]*From onaonaite/);
  await per.page.getByRole('checkbox', { name: 'Completed: Order the tiles' }).click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].some(
      (box) => box.checked && box.getAttribute('aria-label') === 'Completed: Order the tiles',
    ),
  );
  expect([...ona.complaints, ...per.complaints]).toEqual([]);
});
