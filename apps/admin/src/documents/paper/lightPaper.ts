import { tokens } from '../../platform/theme/tokens.ts';

const { paper, text, text2, divider } = tokens.light;

/** The colours of paper in any skin: the customer reads the document on white. */
export const lightPaper = {
  colorScheme: 'light',
  color: text,
  '--mui-palette-background-paper': paper,
  '--mui-palette-text-primary': text,
  '--mui-palette-text-secondary': text2,
  '--mui-palette-divider': divider,
} as const;
