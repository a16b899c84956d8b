import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { isPaid, logHours, readHistory, readPdf, send, takePayments, writeInvoice } from './billing.ts';
import { addCustomer, addItem, addProject, registerFirst, setUpFirm } from './firm.ts';
import { openBrowser, startEmpty } from './journey.ts';
import { visit, type Visitor } from './visitor.ts';

let kontor: Awaited<ReturnType<typeof startEmpty>>;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [kontor, browser] = await Promise.all([startEmpty(), openBrowser()]);
  visitor = await visit(browser, kontor.url);
});
afterAll(async () => {
  await browser?.close();
  await kontor?.stop();
});

it('leads from an empty installation over logged hours to a paid invoice, and has it all after a restart', async () => {
  const { page, complaints } = visitor;
  await registerFirst(page);
  await setUpFirm(page);
  await addCustomer(page);
  await addItem(page);
  await addProject(page);
  await logHours(page);
  await writeInvoice(page);
  const number = await send(page);
  await readPdf(page, number);
  await takePayments(page);
  await readHistory(page, number);
  expect(complaints).toEqual([]);

  await kontor.restart();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  await isPaid(page);
  await readPdf(page, number);
  await readHistory(page, number);
});
