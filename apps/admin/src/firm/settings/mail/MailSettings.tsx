import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { MailServerCard } from './MailServerCard.tsx';
import { MailTemplates } from './MailTemplates.tsx';

/** Only people with all rights manage the mail server: links that set passwords are sent through it. */
export const MailSettings = () => {
  const t = useTranslate();
  return (
    <>
      {may('manage', 'all') ? (
        <MailServerCard />
      ) : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('mailSettings.server.only_admin')}
        </Alert>
      )}
      <MailTemplates />
    </>
  );
};
