import { TextInput, useTranslate } from 'react-admin';
import { Section } from './Section.tsx';

/** Texts printed below the lines, and the internal note. */
export const NotesSection = () => {
  const t = useTranslate();
  return (
    <Section title={t('documents.form.notes')}>
      <TextInput source="customerNotes" multiline minRows={2} helperText={false} />
      <TextInput source="terms" multiline minRows={2} helperText={false} />
      <TextInput source="internalNote" multiline minRows={2} helperText={false} />
    </Section>
  );
};
