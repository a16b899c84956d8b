import type { ChatContactRecord } from '@kontor/domain';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { daysOf, lastSeen, type Talk } from '../conversation.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import { Turn } from './Turn.tsx';
import type { Outgoing, useOutgoing } from '../useOutgoing.ts';

type Props = {
  talk: Talk;
  contact: ChatContactRecord;
  outgoing: Outgoing[];
  sending: Pick<ReturnType<typeof useOutgoing>, 'isFailed' | 'retry' | 'discard'>;
  isReadingEarlier: boolean;
  onEarlier: () => void;
};

const near = 80;

/** The messages, oldest first. The list stays at the end, or in place while somebody reads further up. */
export const MessageList = ({ talk, contact, outgoing, sending, isReadingEarlier, onEarlier }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const heightBefore = useRef(0);
  const [below, setBelow] = useState(false);
  const days = useMemo(() => daysOf(talk), [talk]);
  const seen = lastSeen(talk);
  const first = talk.messages[0]?.number ?? 0;
  const last = talk.messages.at(-1)?.number ?? 0;
  const shownFirst = useRef(first);

  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    atEnd.current = true;
    setBelow(false);
  };
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    if (first < shownFirst.current)
      list.scrollTop += list.scrollHeight - heightBefore.current; // Earlier messages were added above.
    else if (atEnd.current) list.scrollTop = list.scrollHeight;
    else setBelow(true);
    shownFirst.current = first;
    heightBefore.current = list.scrollHeight;
  }, [first, last]);
  useLayoutEffect(() => {
    if (outgoing.length > 0 && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [outgoing.length]);
  // Cards of records load later than their message, and the field below grows with its text.
  useEffect(() => {
    const [list, inner] = [box.current, content.current];
    if (!list || !inner) return;
    const observer = new ResizeObserver(() => atEnd.current && list.scrollTo({ top: list.scrollHeight }));
    observer.observe(list);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  const follow = () => {
    const list = box.current;
    if (!list) return;
    heightBefore.current = list.scrollHeight;
    atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < near;
    if (atEnd.current) setBelow(false);
  };
  const isEmpty = talk.messages.length + outgoing.length === 0;
  return (
    <Box sx={{ flex: 1, minHeight: 0, position: 'relative', display: 'flex' }}>
      <Box
        ref={box}
        onScroll={follow}
        tabIndex={0}
        role="log"
        aria-label={t('chat.messages', { name: contact.fullName })}
        sx={{ flex: 1, minWidth: 0, overflowY: 'auto', overscrollBehavior: 'contain', px: { xs: 1.5, sm: 2.5 }, py: 2 }}
      >
        <div ref={content}>
          {talk.earlier > 0 && (
            <Box sx={{ textAlign: 'center', mb: 1 }}>
              <Button size="small" variant="outlined" loading={isReadingEarlier} onClick={onEarlier}>
                {t('chat.earlier', { smart_count: talk.earlier })}
              </Button>
            </Box>
          )}
          {isEmpty && (
            <Typography color="textSecondary" sx={{ textAlign: 'center', mt: 6 }}>
              {t('chat.no_messages')}
            </Typography>
          )}
          {days.map(({ time, turns }) => (
            <Box key={time} sx={{ contentVisibility: 'auto', containIntrinsicSize: `auto ${turns.length * 90}px` }}>
              <Rule text={format.longDate(localDay(time))} />
              {turns.map((turn) => (
                <Fragment key={turn.messages[0]?.number}>
                  {turn.messages[0]?.number === talk.firstNew && <Rule text={t('chat.new')} isNew />}
                  <Turn turn={turn} contact={contact} seen={seen} seenAt={talk.seenAt} />
                </Fragment>
              ))}
            </Box>
          ))}
          {outgoing.map((one) => (
            <OutgoingBubble
              key={one.key}
              outgoing={one}
              isFailed={sending.isFailed(one)}
              onRetry={() => void sending.retry(one)}
              onDiscard={() => sending.discard(one)}
            />
          ))}
        </div>
      </Box>
      {below && (
        <Button
          variant="contained"
          size="small"
          endIcon={<KeyboardArrowDownOutlined />}
          onClick={toEnd}
          sx={{ position: 'absolute', bottom: 12, insetInlineStart: '50%', translate: '-50%', borderRadius: 999 }}
        >
          {t('chat.below')}
        </Button>
      )}
    </Box>
  );
};

const localDay = (moment: string): string => {
  const day = new Date(moment);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

const Rule = ({ text, isNew = false }: { text: string; isNew?: boolean }) => (
  <Box
    role="separator"
    aria-label={text}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      my: 2,
      color: isNew ? 'kontor.tone.warning' : 'text.secondary',
      fontSize: '0.75rem',
      fontWeight: isNew ? 650 : 500,
      '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: isNew ? 'currentColor' : 'divider' },
    }}
  >
    {text}
  </Box>
);
