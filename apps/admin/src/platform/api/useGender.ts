import { findResource, type Gender } from './resource.ts';
import type { Language } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Returns the gender of a resource's noun in a language. Example: for invoices in Lithuanian ("sąskaita") it is "f". */
export function genderOf(resource: string, language: Language): Gender {
  const { lt = 'm', no = 'm' } = findResource(resource)?.names?.gender ?? {};
  return { en: 'm' as const, lt, no }[language];
}

/** Returns the gender in the language of the screen. Example: `t(`kontor.list.all.${gender}`)`. */
export const useGender = (resource: string): Gender => genderOf(resource, useLanguage());
