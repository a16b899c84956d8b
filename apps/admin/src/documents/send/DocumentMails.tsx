import type { MailRecord } from '@kontor/domain';
import { Box, Link as TextLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { MailState } from '../../platform/outbox/MailState.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

/** The emails of the document: their recipients, and whether they were sent. */
export const DocumentMails = ({ mails }: { mails: readonly MailRecord[] }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {mails.map((mail) => (
        <Box component="li" key={mail.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}>
          <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <TextLink component={Link} to={`/mails/${mail.id}/show`}>
              {mail.toAddress}
            </TextLink>
            <Typography variant="caption" color="textSecondary" component="p">
              {format.dateTime(mail.sentAt ?? mail.createdAt)}
            </Typography>
          </Box>
          <MailState mail={mail} />
          {mail.state === 'kept' && (
            <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
              {t('outbox.kept')}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
};
