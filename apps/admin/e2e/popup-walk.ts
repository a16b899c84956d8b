import type { Page } from 'playwright-core';

/**
 * Opens everything on the page that a button opens: each menu, each dialog, and each filter of a list with the field that asks for its
 * value. Escape closes it and gives the focus back. Returns what did not.
 */
export const popupWalk = (page: Page): Promise<{ wrong: string[]; filters: number }> =>
  page.evaluate(async () => {
    const wrong: string[] = [];
    let filters = 0;
    const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';
    const popups = (): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>('.MuiPopover-root, .MuiDialog-root, .MuiDrawer-modal')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
    const isOpen = (): boolean => popups().length > 0;
    const asks = 'input, textarea, button, a[href], [role^=menuitem], [role=option]';
    const inside = (): HTMLElement[] => popups().flatMap((one) => [...one.querySelectorAll<HTMLElement>(asks)]);
    const items = (): HTMLElement[] => popups().flatMap((one) => [...one.querySelectorAll<HTMLElement>('[role=menuitem]')]);
    const escape = async (): Promise<void> => {
      for (let presses = 0; isOpen() && presses < 3; presses += 1) {
        const at = document.activeElement ?? document.body;
        at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        const gone = new Promise((passed) => setTimeout(passed, 500));
        await Promise.race([window.until(() => !isOpen()).catch(() => undefined), gone]);
      }
    };
    const open = async (opener: HTMLElement): Promise<void> => {
      opener.focus();
      opener.click();
      await window.until(() => inside().length > 0);
    };
    /** Closes what is open; the next one begins from there. */
    const close = async (opener: HTMLElement, what: string): Promise<void> => {
      await escape();
      if (isOpen()) wrong.push(`${what}: Escape does not close it`);
      else if (document.activeElement !== opener) wrong.push(`${what}: the focus is lost when it closes`);
    };
    const hasFailed = (): boolean => document.body.innerText.includes('This part of the page failed');

    const seen = new Set<string>();
    const openers = [...document.querySelectorAll<HTMLElement>('main :is([aria-haspopup=menu], [aria-haspopup=dialog])')];
    for (const opener of openers) {
      const name = nameOf(opener);
      if (seen.has(name) || opener.matches(':disabled, [role=combobox]') || !opener.checkVisibility({ visibilityProperty: true }))
        continue;
      seen.add(name);
      try {
        await open(opener);
        const isFilter = name === 'Filter';
        const count = isFilter ? items().length : 0;
        await close(opener, name);
        for (let at = 0; at < count; at += 1) {
          await open(opener);
          const item = items()[at];
          const filter = item ? nameOf(item) : `filter ${at}`;
          item?.click();
          await window.until(() => hasFailed() || (!document.contains(item ?? null) && inside().length > 0));
          if (hasFailed()) return { wrong: [...wrong, `${filter}: this part of the page failed`], filters };
          await close(opener, filter);
          filters += 1;
        }
      } catch (error) {
        wrong.push(`${name}: ${String(error)}`);
        await escape();
      }
    }
    return { wrong, filters };
  });
