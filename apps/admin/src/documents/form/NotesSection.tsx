import { textsInOtherLanguage, type DefaultTexts, type Language, type TextKind } from '@kontor/domain';
import { useEffect, useRef } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useBasis } from '../values/BasisContext.ts';
import { textsOf } from '../values/textsOf.ts';
import { Section } from './Section.tsx';

/** Puts the default texts of the new language in place of those of the old one; a typed text stays. */
function useTextsOfLanguage(kind: TextKind): void {
  const basis = useBasis();
  const { getValues, setValue } = useFormContext();
  const language = useWatch({ name: 'language' }) as Language;
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    const [customerNotes, terms] = getValues(['customerNotes', 'terms']) as [string | null, string | null];
    const is: DefaultTexts = { customerNotes, terms };
    const must = textsInOtherLanguage(is, textsOf(basis, kind, before.current), textsOf(basis, kind, language));
    before.current = language;
    for (const field of ['customerNotes', 'terms'] as const)
      if (must[field] !== is[field]) setValue(field, must[field], { shouldDirty: true });
  }, [basis, kind, language, getValues, setValue]);
}

/** Texts printed below the lines, and the internal note. */
export const NotesSection = ({ kind }: { kind: TextKind }) => {
  const t = useTranslate();
  useTextsOfLanguage(kind);
  return (
    <Section title={t('documents.form.notes')}>
      <TextInput source="customerNotes" multiline minRows={2} helperText={false} />
      <TextInput source="terms" multiline minRows={2} helperText={false} />
      <TextInput source="internalNote" multiline minRows={2} helperText={false} />
    </Section>
  );
};
