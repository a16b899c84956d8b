import type { ChatContactRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Face } from '../../../platform/format/Face.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { Bubble } from './Bubble.tsx';
import type { Turn as TurnOfTalk } from '../conversation.ts';

type Props = { turn: TurnOfTalk; contact: ChatContactRecord; seen?: number; seenAt: string | null };

/** Consecutive messages of one side. */
export const Turn = memo(({ turn: { isOwn, messages }, contact, seen, seenAt }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const last = messages.at(-1);
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: isOwn ? 'flex-end' : 'flex-start', mb: 1.5 }}>
      {!isOwn && <Face name={contact.fullName} src={contact.avatar} size={28} sx={{ alignSelf: 'flex-end', mb: 2.5 }} />}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, alignItems: isOwn ? 'flex-end' : 'flex-start', ...width }}>
        <Box component="span" sx={unseen}>
          {isOwn ? t('chat.own_turn') : contact.fullName}
        </Box>
        {messages.map(({ number, message }) => (
          <Bubble key={number} text={message} isOwn={isOwn} />
        ))}
        {last && (
          <Typography variant="caption" color="textSecondary">
            <time dateTime={last.time}>{format.time(last.time)}</time>
            {messages.some(({ number }) => number === seen) && seenAt && ` · ${t('chat.seen', { time: format.time(seenAt) })}`}
          </Typography>
        )}
      </Box>
    </Box>
  );
});
Turn.displayName = 'Turn';

const width = { maxWidth: { xs: '88%', md: '72%' }, minWidth: 0 } as const;
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;
