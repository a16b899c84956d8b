import { afterEach, expect, it, jest } from '@jest/globals';
import { scrollMenuTo } from './scrollMenuTo.ts';

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

function menuWith(top: number, bottom: number): { menu: HTMLElement; entry: HTMLElement } {
  document.body.innerHTML = '<nav style="overflow-y: auto"><div><p></p></div></nav>';
  const [menu, entry] = [document.querySelector('nav'), document.querySelector('p')];
  if (!menu || !entry) throw new Error('no menu');
  jest.spyOn(menu, 'getBoundingClientRect').mockReturnValue({ top: 50, bottom: 550 } as DOMRect);
  jest.spyOn(entry, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);
  menu.scrollTop = 100;
  return { menu, entry };
}

it.each([
  ['in sight', 60, 100, 100],
  ['below', 540, 600, 150],
  ['below and taller than the menu: its beginning is seen', 300, 1200, 350],
  ['above', 20, 60, 70],
])('an entry %s', (_where, top, bottom, scrolled) => {
  const { menu, entry } = menuWith(top, bottom);
  const page = jest.spyOn(window, 'scrollTo');
  scrollMenuTo(entry);
  expect(menu.scrollTop).toBe(scrolled);
  expect(page).not.toHaveBeenCalled();
});
