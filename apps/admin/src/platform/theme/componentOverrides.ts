import { alpha, type Components, type Theme } from '@mui/material/styles';
import { PlainFormControl } from './PlainFormControl.tsx';
import type { Mode, tokens } from './tokens.ts';

/** The ripple of a pressed button, in and out. Its own style comes later and counts as much as a selector of two classes. */
const rippleParts = ['rippleVisible', 'childLeaving'].map((part) => `& .MuiTouchRipple-root .MuiTouchRipple-${part}`);
const ripple = { [rippleParts.join(', ')]: { animationDuration: '500ms' } };

export function componentOverrides(t: (typeof tokens)[Mode], mode: Mode): Components<Omit<Theme, 'components'>> {
  const ring = { outline: `2px solid ${t.focus}`, outlineOffset: 2 };
  const border = `1px solid ${t.divider}`;
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontFeatureSettings: "'cv11', 'ss03'", WebkitFontSmoothing: 'antialiased' },
        // Keeps the focused element clear of the app bar above and the save bar below.
        html: { scrollPaddingBlock: '72px 136px' },
        ':focus-visible': ring,
        a: { color: t.link },
        // On a right-to-left page, texts in a left-to-right language keep their full stops and figures in place.
        ':where([dir="rtl"]) :where(p, li, dt, dd, h1, h2, h3, th, td, summary, .MuiTypography-root, [lang])': {
          unicodeBidi: 'plaintext',
          textAlign: 'match-parent',
        },
        '::selection': { background: alpha(t.primary, 0.35) },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
        '@media print': {
          'header, nav, footer, .no-print': { display: 'none !important' },
          'html, body': { background: '#fff !important' },
          // The page has just changed to the light skin, and nothing may still be on its way there.
          '*, *::before, *::after': { transition: 'none !important' },
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, outlined: { border } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 12, boxShadow: mode === 'light' ? '0 1px 2px rgb(23 32 44 / 6%)' : 'none' } },
    },
    MuiDialog: { styleOverrides: { paper: { backgroundColor: t.raised, border, borderRadius: 12 } } },
    MuiMenu: { styleOverrides: { paper: { backgroundColor: t.raised, border } } },
    MuiPopover: { styleOverrides: { paper: { backgroundColor: t.raised, border } } },
    MuiAutocomplete: { styleOverrides: { paper: { backgroundColor: t.raised, border } } },
    MuiDrawer: { styleOverrides: { paper: { backgroundColor: t.paper, borderColor: t.divider } } },
    MuiButtonBase: {
      defaultProps: { disableRipple: false },
      styleOverrides: { root: { '&.Mui-focusVisible': ring, ...ripple } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 8, minHeight: 36, paddingInline: 14 },
        sizeSmall: { minHeight: 32, paddingInline: 10 },
        outlined: { borderColor: t.inputBorder },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8, minWidth: 36, minHeight: 36 } } },
    MuiTextField: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true, slots: { root: PlainFormControl } },
    },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { minHeight: 40, '&:focus-within .MuiOutlinedInput-notchedOutline': { borderWidth: 2 } },
        input: { '&:focus-visible': { outline: 'none' } },
        notchedOutline: { borderColor: t.inputBorder },
      },
    },
    MuiInputBase: { styleOverrides: { input: { '&:focus-visible': { outline: 'none' } } } },
    MuiFormHelperText: { styleOverrides: { root: { '&:empty': { display: 'none' } } } },
    MuiTooltip: {
      defaultProps: { enterDelay: 400, arrow: true },
      styleOverrides: { tooltip: { backgroundColor: t.text, color: t.bg, fontSize: '0.75rem' }, arrow: { color: t.text } },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          color: t.text2,
          borderColor: t.inputBorder,
          '&.Mui-selected, &.Mui-selected:hover': {
            color: t.primary,
            backgroundColor: alpha(t.primary, mode === 'dark' ? 0.16 : 0.1),
          },
        },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        track: { backgroundColor: t.inputBorder, opacity: 1 },
        thumb: { '.MuiSwitch-switchBase:not(.Mui-checked) &': { boxShadow: `0 0 0 1px ${t.inputBorder}` } },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          variants: (['error', 'warning', 'info', 'success'] as const).map((severity) => ({
            props: { variant: 'standard', severity },
            style: { backgroundColor: alpha(t.status[severity], mode === 'dark' ? 0.16 : 0.1), color: t.text },
          })),
        },
        action: { '& .MuiButton-root': { whiteSpace: 'nowrap' } },
      },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: 999, fontWeight: 500 } } },
    MuiLink: { styleOverrides: { root: { color: t.link } } },
    MuiTab: { styleOverrides: { root: { minHeight: 44, textTransform: 'none', fontWeight: 550 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { fontSize: '0.8125rem', borderColor: t.divider, '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } },
        head: { color: t.text2, fontWeight: 600, fontSize: '0.75rem', whiteSpace: 'nowrap', backgroundColor: t.paper },
        footer: { color: t.text, fontWeight: 650, fontSize: '0.8125rem', borderBottom: 0 },
      },
    },
    MuiTableRow: { styleOverrides: { root: { height: 44 } } },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24, '&:hover': { color: t.text } } } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 36 } } },
    MuiSkeleton: { defaultProps: { animation: 'pulse' } },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'default' },
      styleOverrides: { root: { backgroundColor: t.paper, color: t.text } },
    },
  };
}
