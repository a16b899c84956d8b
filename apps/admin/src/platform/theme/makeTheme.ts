import { alpha, type ThemeOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { componentOverrides } from './componentOverrides.ts';
import { statusTones, tokens, type Mode, type Tone } from './tokens.ts';

export type Direction = 'ltr' | 'rtl';

const main = (colour: string, contrastText: string) => ({ main: colour, light: colour, dark: colour, contrastText });

/** One recipe for both skins. They are two themes rather than colour schemes, because react-admin reads one palette at a time. */
export function makeTheme(mode: Mode, direction: Direction): RaThemeOptions {
  const t = tokens[mode];
  const tint = Object.fromEntries(statusTones.map((tone) => [tone, alpha(t.status[tone], t.tint)])) as Record<Tone, string>;
  const options: ThemeOptions = {
    cssVariables: true,
    direction,
    shape: { borderRadius: 8 },
    spacing: 8,
    palette: {
      mode,
      background: { default: t.bg, paper: t.paper },
      text: { primary: t.text, secondary: t.text2 },
      divider: t.divider,
      // Material UI's own is so bright in the dark that texts on a chosen row fade.
      action: { selected: alpha(t.text, mode === 'dark' ? 0.1 : 0.08) },
      primary: main(t.primary, t.onPrimary),
      secondary: main(t.brass, t.onStatus),
      info: main(t.status.info, t.onStatus),
      success: main(t.status.success, t.onStatus),
      warning: main(t.status.warning, t.onStatus),
      error: main(t.status.error, t.onStatus),
      kontor: {
        raised: t.raised,
        inputBorder: t.inputBorder,
        link: t.link,
        focus: t.focus,
        chart: t.chart,
        tone: t.status,
        tint,
      },
    },
    typography: {
      fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
      htmlFontSize: 16,
      fontSize: 14,
      fontWeightMedium: 550,
      fontWeightBold: 650,
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
      caption: { fontSize: '0.75rem', lineHeight: 1.45 },
      button: { fontSize: '0.875rem', fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
      h1: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h2: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
      h3: { fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.4 },
      h4: { fontSize: '2rem', fontWeight: 650, lineHeight: 1.15, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' },
      h5: { fontSize: '1.25rem', fontWeight: 650 },
      h6: { fontSize: '1rem', fontWeight: 600 },
      overline: { fontSize: '0.6875rem', fontWeight: 600, letterSpacing: '0.06em', lineHeight: 1.6 },
    },
    transitions: {
      duration: { shortest: 120, shorter: 120, short: 150, standard: 160, complex: 180, enteringScreen: 160, leavingScreen: 120 },
    },
    components: componentOverrides(t, mode),
  };
  return deepmerge(mode === 'dark' ? defaultDarkTheme : defaultLightTheme, {
    ...options,
    sidebar: { width: 248, closedWidth: 64 },
  });
}
