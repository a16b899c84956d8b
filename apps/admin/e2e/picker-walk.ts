import type { Page } from 'playwright-core';

const typed = 'xq';
const pickers = 'main input[role=combobox]:not(:disabled, [readonly])';

/** Types over every picker of the page that is filled, and returns those that do not keep what is typed, or lose their choice for it. */
export async function pickerWalk(page: Page): Promise<{ wrong: string[]; filled: number }> {
  const filled = await page.evaluate(
    (which) =>
      [...document.querySelectorAll<HTMLInputElement>(which)].flatMap((input, at) =>
        input.value && input.checkVisibility({ visibilityProperty: true }) ? [at] : [],
      ),
    pickers,
  );
  const wrong: string[] = [];
  for (const at of filled) {
    const { name, before } = await page.evaluate(
      ([which, index]) => {
        const input = document.querySelectorAll<HTMLInputElement>(which)[index];
        input?.focus();
        input?.select();
        const label = input?.getAttribute('aria-label') ?? input?.labels?.[0]?.textContent;
        return { name: label ?? '', before: input?.value ?? '' };
      },
      [pickers, at] as const,
    );
    for (const letter of typed) await page.keyboard.type(letter);
    const { during, after } = await page.evaluate(async () => {
      const input = document.activeElement as HTMLInputElement;
      await window.untilStill();
      const now = input.value;
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      input.blur();
      await window.untilStill();
      return { during: now, after: input.value };
    });
    if (during !== typed) wrong.push(`${name} (${before}): holds "${during}" when "${typed}" is typed over it`);
    else if (after !== before && after !== typed) wrong.push(`${name} (${before}): holds "${after}" when nothing was picked`);
  }
  return { wrong, filled: filled.length };
}
