import { expect, it } from '@jest/globals';
import { makeTheme } from './makeTheme.ts';

it.each(['light', 'dark'] as const)('a press ripples for half a second in the %s skin', (mode) => {
  const { MuiButtonBase } = makeTheme(mode, 'ltr').components ?? {};
  expect(MuiButtonBase?.defaultProps).toMatchObject({ disableRipple: false });
  // The ripple's own style comes later with a selector of two classes: only a longer one wins.
  const { root } = (MuiButtonBase?.styleOverrides ?? {}) as { root: Record<string, object> };
  const [selectors] = Object.entries(root).find(([, style]) => 'animationDuration' in style) ?? [''];
  expect(root[selectors]).toEqual({ animationDuration: '500ms' });
  for (const part of ['rippleVisible', 'childLeaving']) {
    const selector = selectors.split(', ').find((one) => one.endsWith(`.MuiTouchRipple-${part}`));
    expect(selector?.replace('&', '.MuiButtonBase-root').match(/\./g)?.length).toBeGreaterThan(2);
  }
});
