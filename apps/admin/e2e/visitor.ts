import { expect } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { watch } from './watch.ts';

/** A person at a browser, with the console errors collected. */
export type Visitor = { page: Page; complaints: string[]; leave: () => Promise<void> };

const patience = 20_000;

/** Opens a fresh browser whose system language is English. Timeouts are as short as a person's patience. */
export async function visit(browser: Browser, url: string): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    timezoneId: 'Europe/Vilnius',
    viewport: { width: 1360, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  await context.addInitScript(watch);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return { page, complaints, leave: () => context.close() };
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
}

/** Opens a page and waits until it hears of what others do. */
export async function listen(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(/\/events\?ticket=/), page.goto(path)]);
}

/** Types into a search field and picks the match. */
export async function pick(scope: Page | Locator, label: string | RegExp, text: string): Promise<void> {
  const field = scope.getByRole('combobox', { name: label });
  await field.fill(text);
  const page = 'keyboard' in scope ? scope : scope.page();
  await page.getByRole('option').filter({ hasText: text }).first().click();
}

/** Waits for a text, and reports the actual one if it does not come. */
export async function shows(locator: Locator, text: string | RegExp): Promise<void> {
  try {
    await locator.filter({ hasText: text }).first().waitFor();
  } catch (error) {
    expect((await locator.allInnerTexts()).join('\n')).toMatch(text);
    throw error;
  }
}

/** Waits for a toast and closes it, because it may cover the next button. */
export async function toast(page: Page, text: string | RegExp): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('status');
  await shows(messages, text);
  await messages.filter({ hasText: text }).first().getByRole('button', { name: 'Dismiss' }).click();
}

/** Calls the API as the person logged in on the page. */
export async function ask<T>(page: Page, path: string): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.get(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as T;
}
