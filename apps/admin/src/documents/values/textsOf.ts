import { defaultTexts, type DefaultTexts, type Language, type OrganisationRecord, type TextKind } from '@kontor/domain';
import type { Basis } from './BasisContext.ts';

/** The texts of the organisation profile for a kind of document, in whatever language. */
function profileTexts(organisation: OrganisationRecord | undefined, kind: TextKind): DefaultTexts {
  const { customerNotes = null, terms = null, retainerNotes, retainerTerms } = organisation ?? {};
  if (kind === 'retainerInvoice') return { customerNotes: retainerNotes ?? customerNotes, terms: retainerTerms ?? terms };
  return { customerNotes, terms };
}

/** The default notes and terms of a new document. */
export const textsOf = ({ texts, organisation }: Pick<Basis, 'texts' | 'organisation'>, kind: TextKind, language: Language) =>
  defaultTexts(texts, kind, language, profileTexts(organisation, kind));
