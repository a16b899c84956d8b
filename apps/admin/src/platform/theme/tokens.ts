export type Mode = 'dark' | 'light';
export const statusTones = ['neutral', 'info', 'success', 'warning', 'error', 'violet', 'teal'] as const;
export type Tone = (typeof statusTones)[number];

/** "Ink and brass". No component names a colour itself; every pair of text and background has a contrast of at least 5:1. */
export const tokens = {
  dark: {
    bg: '#0E131B',
    paper: '#161D28',
    raised: '#1D2633',
    text: '#E8EDF4',
    text2: '#A7B3C4',
    inputBorder: '#66758B',
    divider: '#2B3646',
    primary: '#93A5FF',
    onPrimary: '#0E131B',
    link: '#A8B7FF',
    brass: '#F0B95A',
    focus: '#B9C5FF',
    onStatus: '#0E131B',
    status: {
      neutral: '#B4BFCE',
      info: '#7CC0FF',
      success: '#6FD6A0',
      warning: '#F3C065',
      error: '#FF9A92',
      violet: '#C9A8FF',
      teal: '#66D3D3',
    },
    chart: ['#93A5FF', '#F3C530', '#57E0D6', '#DB5A4C', '#D9F0A0', '#B3669A'],
    tint: 0.16,
  },
  light: {
    bg: '#F4F6F9',
    paper: '#FFFFFF',
    raised: '#FFFFFF',
    text: '#17202C',
    text2: '#51606F',
    inputBorder: '#7B8A9C',
    divider: '#DCE2EA',
    primary: '#3F51C6',
    onPrimary: '#FFFFFF',
    link: '#3447B5',
    brass: '#8A5A00',
    focus: '#2B3AA0',
    onStatus: '#FFFFFF',
    status: {
      neutral: '#4A5868',
      info: '#0B5CAD',
      success: '#10693F',
      warning: '#7A4D00',
      error: '#B3261E',
      violet: '#6B3FB8',
      teal: '#0A6468',
    },
    chart: ['#3F51C6', '#C68206', '#119391', '#E2484D', '#254804', '#561441'],
    tint: 0.1,
  },
} as const satisfies Record<Mode, object>;
