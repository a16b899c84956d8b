import { Alert, Button } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Letter } from './useLetter.ts';

type Props = {
  toHint: string;
  letter: Letter;
  /** What belongs below the recipients. */
  children?: ReactNode;
};

/** Recipients, subject and text of an email. */
export const LetterInputs = ({ toHint, letter, children }: Props) => {
  const t = useTranslate();
  const [subject, message] = useWatch({ name: ['subject', 'message'] }) as [string | null, string | null];
  const isNumberOpen = [subject, message].some((text) => text?.includes('{number}'));
  const linkHint = message?.includes('{link}') ? 'letters.link_hint' : false;
  return (
    <>
      {letter.retry && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" onClick={letter.retry}>
              {t('letters.retry')}
            </Button>
          }
        >
          {t('letters.not_read')}
        </Alert>
      )}
      <TextInput source="to" label={t('letters.to')} helperText={toHint} inputMode="email" autoComplete="off" />
      {children}
      <TextInput source="subject" label={t('letters.subject')} helperText={false} />
      <TextInput
        source="message"
        label={t('letters.message')}
        helperText={isNumberOpen ? 'letters.number_hint' : linkHint}
        multiline
        minRows={4}
        maxRows={14}
      />
    </>
  );
};
