import { Box, Button, Skeleton, Typography } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';
import type { EmailRecord } from '@kontor/domain';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import type { AnswerKind } from './compose/draft.ts';
import { MailView } from './MailView.tsx';
import type { MailActions } from './useMailActions.tsx';
import type { MailView as View } from './useMailAddress.ts';
import { useMail } from './useMails.ts';

type Props = {
  id: number;
  view: View;
  actions: MailActions;
  onClose: () => void;
  onStep: (dir: 'previous' | 'next') => void;
  onAnswer: (mail: EmailRecord, kind: AnswerKind) => void;
};

export const OpenMail = ({ id, view, ...rest }: Props) => {
  const t = useTranslate();
  const { data: mail, error, refetch } = useMail(id, view);
  if (mail) return <MailView mail={mail} {...rest} />;
  if (error instanceof HttpError && error.status === 404)
    return (
      <Box sx={{ m: 'auto', p: 4, textAlign: 'center' }}>
        <Typography sx={{ mb: 2 }}>{t('mail.gone')}</Typography>
        <Button variant="outlined" onClick={rest.onClose}>
          {t('mail.back')}
        </Button>
      </Box>
    );
  if (error) return <LoadFailed text={error.message} onRetry={refetch} sx={{ m: 2 }} />;
  return (
    <Box sx={{ p: 3, display: 'grid', gap: 1.5 }}>
      <Skeleton width="50%" height={36} />
      <Skeleton width="30%" />
      <Skeleton variant="rounded" height={180} />
    </Box>
  );
};
