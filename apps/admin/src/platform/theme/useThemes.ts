import type { RaThemeOptions } from 'react-admin';
import { makeTheme, type Direction } from './makeTheme.ts';
import { usePrinting } from './usePrinting.ts';

const themes = {
  ltr: { light: makeTheme('light', 'ltr'), dark: makeTheme('dark', 'ltr') },
  rtl: { light: makeTheme('light', 'rtl'), dark: makeTheme('dark', 'rtl') },
};

/** Both skins in a direction. Paper is white: while the page is printed, the dark one is the light one too. */
export function useThemes(direction: Direction): { light: RaThemeOptions; dark: RaThemeOptions } {
  const { light, dark } = themes[direction];
  return { light, dark: usePrinting() ? light : dark };
}
