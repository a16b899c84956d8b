import type { SvgIconComponent } from '@mui/icons-material';
import type { Language } from '../../i18n/languages.ts';
import { slot } from '../../page/slot.ts';

/** A section of a page that the search finds: its heading, and synonyms for its settings. */
type PalettePlace = {
  link: string;
  icon: SvgIconComponent;
  names: Record<Language, string>;
  also: Record<Language, string>;
  isFor: () => boolean;
};

export const palettePlaces = slot<PalettePlace>();
