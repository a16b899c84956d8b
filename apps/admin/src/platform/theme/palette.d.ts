import type { Tone } from './tokens.ts';

type Kontor = {
  raised: string;
  inputBorder: string;
  link: string;
  focus: string;
  chart: readonly string[];
  tone: Record<Tone, string>;
  tint: Record<Tone, string>;
};

declare module '@mui/material/styles' {
  interface Palette {
    kontor: Kontor;
  }
  interface PaletteOptions {
    kontor?: Kontor;
  }
}
