import { ownChatId, type ChatContactRecord, type ChatSummary } from '@kontor/domain';
import { Box, ListItem, ListItemButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { PresentFace } from './Presence.tsx';

type Props = {
  contact: ChatContactRecord;
  chat?: ChatSummary;
  draft?: string;
  selected: boolean;
  onChoose: () => void;
};

const isToday = (moment: string): boolean => new Date(moment).toDateString() === new Date().toDateString();

export const ContactRow = ({ contact, chat, draft, selected, onChoose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { fullName, avatar, status, role } = contact;
  const last = chat?.lastMessage;
  const unseen = chat?.unseenMsgs ?? 0;
  const said = last && (last.senderId === ownChatId ? t('chat.you', { text: last.message }) : last.message);
  return (
    <ListItem disablePadding>
      <ListItemButton selected={selected} aria-current={selected || undefined} onClick={onChoose} sx={item}>
        <PresentFace name={fullName} avatar={avatar} status={status} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: unseen ? 650 : 500 }}>
            <bdi>{fullName}</bdi>
          </Typography>
          <Typography
            noWrap
            dir="auto"
            variant="body2"
            color={draft ? 'error' : 'textSecondary'}
            sx={{ textAlign: 'match-parent' }}
          >
            {draft ? t('chat.draft', { text: draft }) : (said ?? (role || t(`chat.status.${status}`)))}
          </Typography>
        </Box>
        <Box sx={{ textAlign: 'end', alignSelf: 'flex-start', pt: 0.25 }}>
          {last && (
            <Typography
              variant="caption"
              color="textSecondary"
              component="time"
              dateTime={last.time}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {isToday(last.time) ? format.time(last.time) : format.weekday(last.time)}
            </Typography>
          )}
          {unseen > 0 && (
            <Box sx={{ mt: 0.25 }}>
              <Box component="span" sx={count} aria-label={t('chat.unseen', { smart_count: unseen })} role="img">
                {unseen}
              </Box>
            </Box>
          )}
        </Box>
      </ListItemButton>
    </ListItem>
  );
};

const item = { gap: 1.5, px: 1, py: 0.75, borderRadius: 2, minHeight: 60 } as const;
const count = {
  display: 'inline-block',
  minWidth: 20,
  px: 0.75,
  borderRadius: 999,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 650,
  lineHeight: '20px',
  textAlign: 'center',
} as const;
