import { expect, it } from '@jest/globals';
import { makeTheme } from './makeTheme.ts';

it.each(['light', 'dark'] as const)('a press ripples for half a second in the %s skin', (mode) => {
  const { MuiButtonBase } = makeTheme(mode, 'ltr').components ?? {};
  expect(MuiButtonBase?.defaultProps).toMatchObject({ disableRipple: false });
  expect(JSON.stringify(MuiButtonBase?.styleOverrides)).toContain('"animationDuration":"500ms"');
});
