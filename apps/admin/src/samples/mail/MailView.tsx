import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ForwardOutlined from '@mui/icons-material/ForwardOutlined';
import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import ReplyAllOutlined from '@mui/icons-material/ReplyAllOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import type { EmailWithNeighbours } from '@kontor/domain';
import { Box, Button, Divider, IconButton, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Label } from './Label.tsx';
import { Letter } from './Letter.tsx';
import { MailBar } from './MailBar.tsx';
import { MailRecords } from './MailRecords.tsx';
import type { AnswerKind } from './compose/draft.ts';
import type { MailActions } from './useMailActions.tsx';

type Props = {
  mail: EmailWithNeighbours;
  actions: MailActions;
  onClose: () => void;
  onStep: (dir: 'previous' | 'next') => void;
  onAnswer: (mail: EmailWithNeighbours, kind: AnswerKind) => void;
};

/** An open email. Opening marks it as read. */
export const MailView = ({ mail, actions, onClose, onStep, onAnswer }: Props) => {
  const t = useTranslate();
  const { id, subject, labels, isStarred, isRead, replies } = mail;
  const title = subject || t('mail.no_subject');
  const markRead = useEffectEvent(() => {
    if (!isRead) actions.change([id], { isRead: true });
  });
  useEffect(() => markRead(), [id]);
  const answers = [
    ['reply', ReplyOutlined],
    ['reply_all', ReplyAllOutlined],
    ['forward', ForwardOutlined],
  ] as const;
  return (
    <>
      <Box sx={bar}>
        <IconButton aria-label={t('mail.back')} onClick={onClose}>
          <ArrowBackOutlined sx={mirrored} />
        </IconButton>
        <Box sx={{ flex: 1 }} />
        <MailBar mails={[mail]} actions={actions} onMoved={onClose} />
        <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
        <IconButton aria-label={t('mail.previous')} disabled={!mail.hasPreviousMail} onClick={() => onStep('previous')}>
          <NavigateBeforeOutlined sx={mirrored} />
        </IconButton>
        <IconButton aria-label={t('mail.next')} disabled={!mail.hasNextMail} onClick={() => onStep('next')}>
          <NavigateNextOutlined sx={mirrored} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: { xs: 2, sm: 3 }, pt: 2 }}>
          <Typography variant="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {labels.map((label) => (
            <Label key={label} label={label} />
          ))}
          <IconButton
            aria-label={t(isStarred ? 'mail.unstar' : 'mail.star', { subject: title })}
            onClick={() => actions.change([id], { isStarred: !isStarred })}
          >
            {isStarred ? <StarIcon color="secondary" /> : <StarBorderOutlined />}
          </IconButton>
        </Box>
        <MailRecords mail={mail} />
        <Letter mail={mail} />
        {replies.map((reply, index) => (
          <Box key={index} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Letter mail={reply} />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
        {answers.map(([kind, Icon]) => (
          <Button
            key={kind}
            variant={kind === 'reply' ? 'contained' : 'outlined'}
            startIcon={<Icon sx={mirrored} />}
            onClick={() => onAnswer(mail, kind)}
          >
            {t(`mail.${kind}`)}
          </Button>
        ))}
      </Box>
    </>
  );
};

const bar = { display: 'flex', alignItems: 'center', px: 1, minHeight: 56, borderBottom: 1, borderColor: 'divider' } as const;
const mirrored = { transform: (theme: { direction: string }) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none') };
