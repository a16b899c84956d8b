import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, startDemo, type Kontor } from './journey.ts';
import { ask, logIn, shows, visit } from './visitor.ts';

let kontor: Kontor;
let browser: Browser;

beforeAll(async () => {
  [kontor, browser] = await Promise.all([startDemo(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await kontor?.stop();
});

const money = /€|\b(EUR|NOK|kr|hourly rate|price|amount|receivable|balance|revenue|invoiced|invoices?|overdue|payments?)\b/i;

/** The texts of the dashboard, the project list and one project. */
async function readPages(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const [project] = await ask<{ id: number; name: string }[]>(page, '/projects?filter={"status":"active"}&range=[0,0]');
  const read = async (path: string, title: string): Promise<string> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.evaluate(() => window.untilStill());
    return main.innerText();
  };
  const dashboard = await read('/dashboard/main', 'Dashboard');
  const list = await read('/projects/index', 'Projects');
  const one = await read(`/projects/${project?.id}/show`, project?.name ?? '');
  return [dashboard, list, one];
}

it('shows an employee nothing about money, where an admin sees it', async () => {
  const admin = await visit(browser, kontor.url);
  await logIn(admin.page, 'admin@demo.com', 'admin');
  const [dashboard, , project] = await readPages(admin.page);
  for (const text of [dashboard, project]) expect(text).toMatch(money);
  await admin.leave();

  const { page, complaints, leave } = await visit(browser, kontor.url);
  await logIn(page, 'employee@demo.com', 'employee');
  // How a project is billed is no amount.
  for (const text of await readPages(page)) expect(text.replaceAll('Fixed price', '')).not.toMatch(money);
  expect(complaints).toEqual([]);
  await leave();
});

it('shows an employee the own hours only', async () => {
  const { page, complaints, leave } = await visit(browser, kontor.url);
  await logIn(page, 'employee@demo.com', 'employee');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Time tracking' }).click();
  await page.getByRole('tab', { name: 'List' }).click();
  await page.getByRole('row').nth(5).waitFor();
  const entries = await ask<{ userName: string }[]>(page, '/time-entries?range=[0,99]');
  expect(entries.length).toBeGreaterThan(20);
  expect([...new Set(entries.map(({ userName }) => userName))]).toEqual(['Tomas Petrauskas']);
  expect(await page.getByRole('main').innerText()).not.toMatch(money);
  expect(complaints).toEqual([]);
  await leave();
});

it('keeps an employee away from the invoices', async () => {
  const { page, complaints, leave } = await visit(browser, kontor.url);
  await logIn(page, 'employee@demo.com', 'employee');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await shows(menu, 'Time tracking');
  for (const name of ['Invoices', 'Item list', 'Organisation profile'])
    expect(await menu.getByRole('link', { name }).count()).toBe(0);
  await page.goto('/invoices/index');
  await page.getByRole('heading', { level: 1, name: 'You are not authorized!' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

it('receives a client with a page that says what there is to see, and lets them log out', async () => {
  const { page, complaints, leave } = await visit(browser, kontor.url);
  await logIn(page, 'client@demo.com', 'client');
  await page.getByRole('heading', { level: 1, name: 'What you can see' }).waitFor();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  expect(complaints).toEqual([]);
  await leave();
});
