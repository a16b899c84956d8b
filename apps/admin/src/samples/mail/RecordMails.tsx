import EditOutlined from '@mui/icons-material/EditOutlined';
import type { EmailList } from '@kontor/domain';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useLive } from '../../platform/api/live/useLive.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { MailRow } from './MailRow.tsx';
import { useMailChanges, mailKey } from './useMails.ts';

/** The person's own emails about a record, on that record's page. */
export const RecordMails = ({ subject, id }: { subject: string; id: number }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const client = useQueryClient();
  const { change } = useMailChanges({ folder: 'inbox', label: '', q: '', page: 1 });
  useLive('Email', () => void client.invalidateQueries({ queryKey: mailKey }));
  const {
    data: emails,
    error,
    refetch,
  } = useQuery({
    queryKey: [...mailKey, 'about', subject, id],
    queryFn: ({ signal }) =>
      kontor.sample<EmailList>('GET', '/apps/email/emails', {
        query: { aboutSubject: subject, aboutId: id, perPage: 100 },
        signal,
      }),
    select: (found) => found.emails,
  });
  return (
    <Box component="section" aria-label={t('mail.mails')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pb: 2, flexWrap: 'wrap' }}>
        <Typography color="textSecondary" sx={{ flex: 1, minWidth: 200 }}>
          {t('mail.about_text')}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<EditOutlined />}
          component={Link}
          to={`/mail/index?compose=new&about=${subject}:${id}`}
        >
          {t('mail.compose')}
        </Button>
      </Box>
      {error && <LoadFailed text={error.message} onRetry={refetch} sx={{ m: 2 }} />}
      {!emails && !error && [0, 1, 2].map((key) => <Skeleton key={key} height={52} sx={{ mx: 2 }} />)}
      {emails?.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 4, pt: 2, textAlign: 'center' }}>
          {t('mail.about_none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {emails?.map((mail) => (
          <MailRow
            key={mail.id}
            compact
            mail={mail}
            to={`/mail/index?folder=${mail.folder}&${mail.folder === 'draft' ? 'compose' : 'mail'}=${mail.id}`}
            onStar={(mailId, isStarred) => change([mailId], { isStarred })}
          />
        ))}
      </Box>
    </Box>
  );
};
