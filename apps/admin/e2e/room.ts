import type { Page } from 'playwright-core';

/** The width of a line's description at 1280 px before columns of figures gave up room; the goal is 50 px more. */
export const asked = 244 + 50;

/** The room for the description of a line in the editor of an invoice. */
export async function descriptionRoom(page: Page): Promise<number> {
  await page.goto('/invoices/create');
  const box = await page.locator('td.description .cell').first().boundingBox();
  return box?.width ?? 0;
}

/** Figures and facts of the page that are cut off, pushed out, or break although they are one word or amount. */
export const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const linesOf = (element: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4))).size;
    };
    const wrong: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main dt, main dd, main dl, main dl > div, main ul > li > div',
    )) {
      const text = element.innerText.slice(0, 60);
      const outer = element.parentElement?.getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      if (element.scrollWidth > element.clientWidth + 1) wrong.push(`cut off: ${text}`);
      if (outer && (left < outer.left - 1 || right > outer.right + 1)) wrong.push(`pushed out: ${text}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('main dt, main .document-paper dd'))
      if (linesOf(element) > 1) wrong.push(`broken: ${element.innerText}`);
    return wrong;
  });

/** The offline banner at the end of a long page; undefined when out of sight. */
export async function bannerOffline(page: Page): Promise<string | undefined> {
  await page.context().setOffline(true);
  const banner = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'You are offline' }).first();
  await banner.waitFor();
  // A list that is drawn anew meanwhile would be at its top again.
  await page.waitForFunction(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return window.scrollY > 100;
  });
  const box = await banner.boundingBox();
  const isInSight = box !== null && box.y >= 0 && box.y + box.height <= 900 && box.height > 0;
  const text = isInSight ? await banner.innerText() : undefined;
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'hidden' });
  return text;
}
