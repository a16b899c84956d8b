import type { SvgIconComponent } from '@mui/icons-material';
import type { Language } from '../../i18n/languages.ts';
import { slot } from '../../page/slot.ts';

/** A part of a page that the search finds: the name that stands on it, and other words for what is set there. */
type PalettePlace = {
  link: string;
  icon: SvgIconComponent;
  names: Record<Language, string>;
  also: Record<Language, string>;
  isFor: () => boolean;
};

export const palettePlaces = slot<PalettePlace>();
