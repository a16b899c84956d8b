import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, startDemo, type Kontor } from './journey.ts';
import { asked, bannerOffline, descriptionRoom, squeezed } from './room.ts';
import { ask, logIn, visit } from './visitor.ts';

let kontor: Kontor;
let browser: Browser;

beforeAll(async () => {
  [kontor, browser] = await Promise.all([startDemo(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await kontor?.stop();
});

it.each([
  { language: 'English', tag: 'en', light: 'Use the light skin', dashboard: 'Dashboard', invoices: 'Invoices' },
  { language: 'Lietuvių', tag: 'lt', light: 'Įjungti šviesią temą', dashboard: 'Suvestinė', invoices: 'Sąskaitos' },
  { language: 'Norsk', tag: 'nb', light: 'Bruk lyst utseende', dashboard: 'Oversikt', invoices: 'Fakturaer' },
])('speaks $language in both skins, leaves no key untranslated and stays so after a reload', async (words) => {
  const { page, complaints, leave } = await visit(browser, kontor.url);
  await logIn(page, 'admin@demo.com', 'admin');
  const [invoice] = await ask<{ id: number }[]>(page, `/invoices?filter={"status":"sent"}&range=[0,0]`);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: words.language }).click();
  const look = async (skin: 'dark' | 'light'): Promise<void> => {
    await page.goto('/dashboard/main');
    await title(page, words.dashboard);
    await page.getByRole('img').first().waitFor();
    await isClean(page, words.tag, skin);
    await page.goto('/invoices/index');
    await title(page, words.invoices);
    await page.getByRole('row').nth(10).waitFor();
    await isClean(page, words.tag, skin);
    await page.goto(`/invoices/${invoice?.id}/show`);
    await page.getByRole('article').waitFor();
    await isClean(page, words.tag, skin);
  };
  await title(page, words.dashboard);
  await look('dark');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: words.light }).click();
  await look('light');
  await page.reload();
  await page.getByRole('article').waitFor();
  await isClean(page, words.tag, 'light');
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await squeezed(page)).toEqual([]);
  expect(await descriptionRoom(page)).toBeGreaterThanOrEqual(asked);
  expect(complaints).toEqual([]);
  await leave();
});

it('says for as long as there is no connection that there is none, at the end of a long page too', async () => {
  const { page, leave } = await visit(browser, kontor.url);
  await logIn(page, 'admin@demo.com', 'admin');
  await page.goto('/invoices/index');
  await page.getByRole('row').nth(10).waitFor();
  expect(await bannerOffline(page)).toMatch(/nothing can be saved/);
  await leave();
});

it('shows the differences of a stock count beside what is counted on a telephone, in the language with the longest words', async () => {
  const { page, leave } = await visit(browser, kontor.url);
  await logIn(page, 'admin@demo.com', 'admin');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Norsk' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/stockCounts/1/show');
  const table = page.getByRole('table', { name: 'Varer' });
  await table.getByRole('columnheader', { name: 'Differanse' }).waitFor();
  expect(await table.evaluate((goods) => goods.scrollWidth - (goods.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
  await leave();
});

const title = (page: Page, name: string): Promise<void> => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Checks that all visible and accessible text is in words of the chosen language, and the skin is the chosen one. */
async function isClean(page: Page, tag: string, skin: 'dark' | 'light'): Promise<void> {
  await page.evaluate(() => window.untilStill());
  const seen = await page.evaluate(() => {
    const said = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const { lang, dataset } = document.documentElement;
    return { lang, skin: dataset['skin'], words: [document.title, document.body.innerText, ...said].join('\n') };
  });
  expect(seen).toMatchObject({ lang: tag, skin });
  expect(
    seen.words.match(/(?<![\w@.-])(?:kontor|resources|ra|errors|dashboard|invoices|payments)\.[a-z]\w*(?:\.\w+)*/g),
  ).toBeNull();
}
