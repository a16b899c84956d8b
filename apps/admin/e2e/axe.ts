import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const skins = ['dark', 'light'] as const;
export type Skin = (typeof skins)[number];
/** A desk and a telephone. */
export const widths = [1280, 390] as const;

/** The app bar and the menu are the same on every page, so they are checked where the whole is asked for. */
const everyPageHas = [['nav[aria-label="Main menu"]'], ['header.MuiAppBar-root']];

type Axe = {
  run: (context: object, options: object) => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
};
type Asked = { whole?: boolean; rules?: readonly string[] };

/** A page's problems in words: serious findings of axe, and by how much it is wider than the screen. */
export async function problems(page: Page, { whole = false, rules }: Asked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(exclude.length ? { exclude } : document, {
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
        // Its findings are never serious, and it takes a third of the time.
        ...(runOnly ? { runOnly } : { rules: { region: { enabled: false } } }),
      });
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)}`);
      const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      return over > 0 ? [...serious, `${over} px too wide`] : serious;
    },
    { runOnly: rules, exclude: whole ? [] : everyPageHas },
  );
}

/** Shows the page at a width and in a skin, changed as another window of the same person would: the admin's store listens to that. */
export async function turn(page: Page, width: number, skin: Skin): Promise<void> {
  const isWide = page.viewportSize()?.width === width;
  if (!isWide) await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    async ({ theme, isStill }) => {
      const isOn = (): boolean => {
        const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
        return red > 127 === (theme === 'light');
      };
      if (isOn() && isStill) return;
      if (!isOn()) {
        const [key, newValue] = ['RaStore.theme', JSON.stringify(theme)];
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
      await window.until(isOn);
      await window.untilStill();
    },
    { theme: skin, isStill: isWide },
  );
}
