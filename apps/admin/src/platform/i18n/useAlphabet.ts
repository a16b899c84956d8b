import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { asLanguage, intlTag } from './languages.ts';

/** Compares texts by the alphabet of the chosen language, whatever that of the browser is. */
export function useAlphabet(): (one: string, other: string) => number {
  const tag = intlTag[asLanguage(useLocale())];
  return useMemo(() => new Intl.Collator(tag).compare, [tag]);
}
