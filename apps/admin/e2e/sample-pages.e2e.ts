import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, startKontor, type Kontor } from './journey.ts';
import { logIn, shows, toast, visit, type Visitor } from './visitor.ts';

let kontor: Kontor;
let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [kontor, browser] = await Promise.all([startKontor({ demo: true }), openBrowser()]);
  visitor = await visit(browser, kontor.url);
  page = visitor.page;
  await logIn(page, 'admin@demo.com', 'admin');
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await kontor?.stop();
}, 30_000);

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
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Saved.');
  await page.getByRole('link', { name: 'View the post' }).click();
  await page.getByRole('heading', { level: 1, name: 'A game for planners' }).waitFor();
  await shows(page.getByRole('blockquote'), 'And we still do.');
  await page.goto('/blog/index?q=planners');
  await page.getByRole('link', { name: 'A game for planners', exact: true }).waitFor();
}, 60_000);

it('compares the plans by year, and finds a question', async () => {
  await page.goto('/pricing/index');
  await page.getByRole('button', { name: 'Yearly' }).click();
  await shows(page.getByRole('listitem'), '$480 a year');
  await page.getByRole('button', { name: 'Choose Enterprise' }).click();
  await shows(page.getByRole('status'), 'You chose Enterprise for $960 a year.');
  expect(page.url()).toContain('period=yearly&plan=enterprisePlan');

  await page.goto('/faq/index');
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('refund');
  await page.waitForURL(/q=refund/);
  await page.getByRole('button', { name: /^Payment/ }).waitFor({ state: 'detached' });
  await page.getByText('When do I get my refund?').click();
  await page.getByText('Within five days after the return has arrived').waitFor();
  await page.goto('/knowledgeBase/index');
  await page.getByRole('link', { name: 'API Questions' }).click();
  await page.getByRole('link', { name: 'How do I get a key?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Why was my payment refused?' }).waitFor();
}, 60_000);

it('keeps settings, a connection, a like and a vote', async () => {
  await page.goto('/accountSettings/index?tab=info');
  await page.getByLabel('Country').fill('Norway');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Saved.');
  await page.getByRole('tab', { name: 'Social' }).click();
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await page.getByRole('button', { name: 'Disconnect GitHub' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Disconnect GitHub' }).waitFor();
  await page.goto('/accountSettings/index?tab=info');
  expect(await page.getByLabel('Country').inputValue()).toBe('Norway');

  await page.goto('/profile/index');
  await page.getByRole('button', { name: 'You like this' }).first().click();
  await page.getByRole('button', { name: 'Like', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Vote for Oak' }).click();
  await shows(page.getByRole('listitem'), '83%');
}, 60_000);

it('shows each card, and another year of the revenue', async () => {
  await page.goto('/analytics/index');
  await page.getByRole('region', { name: 'Customers' }).waitFor();
  expect(
    await page
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .count(),
  ).toBe(8);
  await page.goto('/analytics/index?revenue-report=2019');
  await shows(page.getByRole('region', { name: 'Revenue report' }), '22,714');
  await page.goto('/statistics/index');
  await page.getByRole('img', { name: /^The course: 45, 85, 65/ }).waitFor();
  expect(await page.getByRole('img', { name: /^The course/ }).count()).toBe(9);
  expect(visitor.complaints).toEqual([]);
}, 60_000);
