import type { Language } from '../../platform/language/languages.ts';
import type { DefaultTexts, DocumentTextRecord, TextKind } from './document-text.ts';

/**
 * Returns the texts of a new document: those of its kind and language, else those of the organisation profile, each by itself.
 * Example: with terms for Lithuanian invoices alone, a Lithuanian invoice has those terms and the notes of the profile.
 */
export function defaultTexts(
  texts: readonly DocumentTextRecord[],
  kind: TextKind,
  language: Language,
  profile: DefaultTexts,
): DefaultTexts {
  const own = texts.find((text) => text.kind === kind && text.language === language);
  return { customerNotes: own?.customerNotes ?? profile.customerNotes, terms: own?.terms ?? profile.terms };
}

/**
 * Returns the texts of a document whose language has changed. A text that somebody has typed stays; one that is still the
 * default of the language before becomes the default of the new one.
 */
export const textsInOtherLanguage = (is: DefaultTexts, before: DefaultTexts, after: DefaultTexts): DefaultTexts => ({
  customerNotes: is.customerNotes === before.customerNotes ? after.customerNotes : is.customerNotes,
  terms: is.terms === before.terms ? after.terms : is.terms,
});
