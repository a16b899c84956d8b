import { Alert, Button, Link as TextLink } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { useNoMail } from '../../people/auth/useSignInOptions.ts';
import type { Letter } from './useLetter.ts';

const mailSettings = '/settings/index?section=mail';

/** Recipients, subject and text of an email. */
export const LetterInputs = ({ toHint, letter }: { toHint: string; letter: Letter }) => {
  const t = useTranslate();
  const noMail = useNoMail();
  const [subject, message] = useWatch({ name: ['subject', 'message'] }) as [string | null, string | null];
  const isNumberOpen = [subject, message].some((text) => text?.includes('{number}'));
  const linkHint = message?.includes('{link}') ? 'letters.link_hint' : false;
  return (
    <>
      {noMail && may('manage', 'all') && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('letters.kept')}{' '}
          <TextLink component={Link} to={mailSettings}>
            {t('letters.set_up')}
          </TextLink>
        </Alert>
      )}
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
