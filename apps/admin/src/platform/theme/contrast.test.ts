import { describe, expect, it } from '@jest/globals';
import { createTheme, decomposeColor, getContrastRatio } from '@mui/material/styles';
import { makeTheme } from './makeTheme.ts';
import { statusTones, type Mode } from './tokens.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
const read = (text: string): Colour => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = decomposeColor(text).values as number[];
  return [red, green, blue, alpha];
};
/** What is seen of a colour that lets others through. */
const over = (top: string, below: string): string => {
  const [one, other] = [read(top), read(below)];
  const mixed = [0, 1, 2].map((at) => Math.round((one[at] ?? 0) * one[3] + (other[at] ?? 0) * (1 - one[3])));
  return `rgb(${mixed.join(', ')})`;
};

/** The colours of texts and surfaces as components name them (tools/checks/colours.spec.mjs holds them to these names); `surfaces` are those that text is written on. */
function coloursOf(mode: Mode) {
  const { palette } = createTheme({ ...makeTheme(mode, 'ltr'), cssVariables: false });
  const { kontor } = palette;
  const grounds: Record<string, string> = {
    'background.default': palette.background.default,
    'background.paper': palette.background.paper,
    'kontor.raised': kontor.raised,
  };
  const layers: Record<string, string> = {
    'action.hover': palette.action.hover,
    'action.selected': palette.action.selected,
    ...Object.fromEntries(statusTones.map((tone) => [`kontor.tint.${tone}`, kontor.tint[tone]])),
  };
  const surfaces = Object.entries(grounds).flatMap(([ground, colour]) => [
    [ground, colour] as const,
    ...Object.entries(layers).map(([layer, tint]) => [`${layer} on ${ground}`, over(tint, colour)] as const),
  ]);
  const texts: Record<string, string> = {
    'text.primary': palette.text.primary,
    'text.secondary': palette.text.secondary,
    'kontor.link': kontor.link,
    'primary.main': palette.primary.main,
    'secondary.main': palette.secondary.main,
    'error.main': palette.error.main,
    ...Object.fromEntries(statusTones.map((tone) => [`kontor.tone.${tone}`, kontor.tone[tone]])),
  };
  const filled: [string, string, string][] = (['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const).map(
    (name) => [`${name}.contrastText on ${name}.main`, palette[name].contrastText, palette[name].main],
  );
  const lines = { 'kontor.inputBorder': kontor.inputBorder, 'kontor.focus': kontor.focus };
  return { grounds, surfaces, texts, filled, lines };
}

describe.each(['dark', 'light'] as const)('in the %s skin', (mode) => {
  const { grounds, surfaces, texts, filled, lines } = coloursOf(mode);
  const weak = (pairs: readonly (readonly [string, string, string])[], least: number): string[] =>
    pairs.flatMap(([name, one, other]) => {
      const ratio = getContrastRatio(one, other);
      return ratio < least ? [`${name}: ${ratio.toFixed(2)}`] : [];
    });

  it('every text can be read on every surface, plain, hovered, selected and tinted', () => {
    const pairs = Object.entries(texts).flatMap(([text, colour]) =>
      surfaces.map(([surface, ground]) => [`${text} on ${surface}`, colour, ground] as const),
    );
    expect(pairs.length).toBeGreaterThan(300);
    expect(weak(pairs, 4.5)).toEqual([]);
  });

  it('every text can be read on what is filled with a colour', () => {
    expect(weak(filled, 4.5)).toEqual([]);
  });

  it('borders of fields and the ring of the focus are seen on every ground', () => {
    const pairs = Object.entries(lines).flatMap(([line, colour]) =>
      Object.entries(grounds).map(([ground, below]) => [`${line} on ${ground}`, colour, below] as const),
    );
    expect(weak(pairs, 3)).toEqual([]);
  });

  it('whatever the keyboard comes to has a ring in the colour of the focus', () => {
    const { components } = createTheme({ ...makeTheme(mode, 'ltr'), cssVariables: false });
    const ring = { outline: `2px solid ${lines['kontor.focus']}`, outlineOffset: 2 };
    expect(components?.MuiCssBaseline?.styleOverrides).toMatchObject({ ':focus-visible': ring });
    expect(components?.MuiButtonBase?.styleOverrides).toMatchObject({ root: { '&.Mui-focusVisible': ring } });
    expect(components?.MuiOutlinedInput?.styleOverrides).toMatchObject({
      root: { '&:focus-within .MuiOutlinedInput-notchedOutline': { borderWidth: 2 } },
    });
  });
});
