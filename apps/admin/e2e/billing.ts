import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ask, pick, shows, toast } from './visitor.ts';

/** Logs two and a half hours on Monday and one and a half on Tuesday of last week, by keyboard: the cursor goes into the row that was added. */
export async function logHours(page: Page): Promise<void> {
  await page.goto('/timeSheets/index');
  await page.getByRole('button', { name: 'Previous week' }).click();
  await pick(page, 'Add a project or task', 'Svetainė');
  const grid = page.getByRole('grid');
  const days = grid.getByRole('row', { name: /Svetainė/ }).getByRole('gridcell');
  await days.first().and(page.locator(':focus, :has(:focus)')).waitFor();
  await page.keyboard.type('2,5');
  await page.keyboard.press('Tab');
  await shows(days.nth(0), '2:30');
  await page.keyboard.type('1:30');
  await page.keyboard.press('Enter');
  await shows(
    grid
      .getByRole('row', { name: /^Total/ })
      .getByRole('gridcell')
      .last(),
    '4:00',
  );
  await page.getByText('saving', { exact: true }).first().waitFor({ state: 'detached' });

  await page.reload();
  await shows(days.nth(0), '2:30');
  await shows(days.nth(1), '1:30');
}

/** Writes an invoice for the hours, an item at another tax rate and a discount on both: 4 × 60 + 3 × 49.99 − 10 %. */
export async function writeInvoice(page: Page): Promise<void> {
  await page.goto('/invoices/create');
  await pick(page, /^Customer/, 'UAB Ąžuolynas');
  await page.getByRole('button', { name: 'More fields' }).click();
  await pick(page, /^Contact person/, 'Ona Šimkutė');
  await page.getByRole('button', { name: /^Add 4 h of unbilled time/ }).click();
  const hours = page.getByRole('dialog', { name: 'Unbilled hours' });
  await shows(hours.getByRole('status'), '4 h chosen, €240.00');
  await hours.getByRole('button', { name: 'Add to the invoice' }).click();
  expect(await page.getByRole('textbox', { name: 'Line 1, Quantity' }).inputValue()).toBe('4');

  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByRole('combobox', { name: 'Line 2, Description' }).fill('Hosting');
  await page.getByRole('option', { name: /HOST/ }).click();
  await page.getByRole('textbox', { name: 'Line 2, Quantity' }).fill('3');
  const totals = page.getByRole('group', { name: 'Total', exact: true });
  // 389.97 plus tax of 50.40 and 7.50: typed values count at once.
  await shows(totals, '€447.87');
  await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('10');
  await shows(totals, '€403.08');
  expect(await totals.getByRole('definition').allInnerTexts()).toEqual(figures);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await toast(page, 'Invoice successfully saved');
  await page.getByRole('heading', { level: 1, name: 'Draft #1' }).waitFor();
  const paper = page.getByRole('article', { name: 'Document' });
  expect(await paper.getByRole('definition').allInnerTexts()).toEqual(expect.arrayContaining(figures));
}

// Subtotal, discount, net, 21 % of 216.00, 5 % of 134.97, total.
const figures = ['€389.97', '−€39.00', '€350.97', '€45.36', '€6.75', '€403.08'];

/** Sends the invoice and returns its number. */
export async function send(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Send Draft #1' });
  await shows(question, 'Are you sure you want to send this invoice?');
  expect(await question.getByLabel('Send to').inputValue()).toBe('ona@azuolynas.example');
  await question.getByRole('button', { name: 'Send invoice' }).click();
  await toast(page, 'Marked as sent; the email waits for a mail server.');
  const title = page.getByRole('heading', { level: 1, name: /^INV-\d{4}-0001$/ });
  await title.waitFor();
  return title.innerText();
}

export async function readPdf(page: Page, number: string): Promise<void> {
  await page.getByText('Creating the PDF…').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Preview PDF' }).click();
  const viewer = page.getByRole('dialog', { name: `PDF of ${number}` });
  await shows(viewer.getByRole('status'), 'Page 1 of 1');
  await shows(viewer.getByRole('region'), 'UAB Ąžuolynas');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    viewer.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(10_000);
  await viewer.getByRole('button', { name: 'Close' }).click();
}

export async function takePayments(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record payment' }).click();
  const payment = page.getByRole('alertdialog', { name: 'Record payment' });
  await payment.getByLabel('Amount').fill('100');
  await shows(payment.getByRole('status'), '€303.08 will be left to pay.');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await toast(page, 'Payment recorded');
  await page.getByText('Partly paid').waitFor();

  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const rest = page.getByRole('alertdialog', { name: 'Mark as paid' });
  await shows(rest, 'Record a payment of €303.08');
  await rest.getByRole('button', { name: 'Mark as paid' }).click();
  await toast(page, 'Marked as paid');
  await page.getByText('Partly paid').waitFor({ state: 'detached' });
  await isPaid(page);
}

/** Checks the payment and balance on the page of the paid invoice. */
export async function isPaid(page: Page): Promise<void> {
  const payments = page.getByRole('region', { name: 'Payments' }).getByRole('listitem');
  await shows(payments, '€100.00');
  await shows(payments, '€303.08');
  expect(await payments.count()).toBe(2);
  await shows(page.getByRole('article', { name: 'Document' }), /To pay\s*€0.00/);
}

export async function readHistory(page: Page, number: string): Promise<void> {
  const history = page.getByRole('tabpanel', { name: 'Activity' }).getByRole('listitem');
  for (const verb of ['Created', 'Sent', 'Payment recorded', 'Marked as paid']) await shows(history, verb);
  const sent = await ask<{ toAddress: string; subject: string; subjectType: string }[]>(page, '/mails');
  const mails = sent.filter(({ subjectType }) => subjectType === 'Invoice');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ toAddress: 'ona@azuolynas.example', subject: expect.stringContaining(number) });
}
