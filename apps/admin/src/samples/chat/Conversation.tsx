import type { ChatContactRecord } from '@kontor/domain';
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { Box, Button, IconButton, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { Composer } from './Composer.tsx';
import { MessageList } from './bubbles/MessageList.tsx';
import { PresentFace } from './Presence.tsx';
import { useConversation } from './useConversation.ts';
import { useDrafts, useOutgoing } from './useOutgoing.ts';

type Props = { contactId: number; onBack: () => void; onPanel: () => void };

/** The chat with one contact, and the message field. */
export const Conversation = ({ contactId, onBack, onPanel }: Props) => {
  const t = useTranslate();
  const { data: talk, isPending, error, refetch, readEarlier, isReadingEarlier } = useConversation(contactId);
  const { outgoing, ...sending } = useOutgoing();
  const { drafts, setDraft } = useDrafts();
  if (isPending) return <TalkSkeleton />;
  if (!talk) return <LoadFailed text={error?.message ?? ''} onRetry={refetch} sx={{ m: 2 }} />;
  const { contact } = talk;
  if (!contact)
    return (
      <Box sx={{ m: 'auto', p: 3, textAlign: 'center' }}>
        <Typography sx={{ mb: 2 }}>{t('chat.unknown')}</Typography>
        <Button variant="outlined" onClick={onBack}>
          {t('chat.to_contacts')}
        </Button>
      </Box>
    );
  return (
    <>
      <Head contact={contact} onBack={onBack} onPanel={onPanel} />
      <MessageList
        talk={talk}
        contact={contact}
        outgoing={outgoing.filter((one) => one.contactId === contactId)}
        sending={sending}
        isReadingEarlier={isReadingEarlier}
        onEarlier={() => void readEarlier()}
      />
      {error && <LoadFailed text={error.message} onRetry={refetch} sx={{ mx: 2, mb: 1 }} />}
      <Composer
        to={contact.fullName}
        text={drafts[contactId] ?? ''}
        onText={(text) => setDraft(contactId, text)}
        onSend={(text) => void sending.send(contactId, text)}
      />
    </>
  );
};

const Head = ({
  contact: { fullName, avatar, status },
  onBack,
  onPanel,
}: { contact: ChatContactRecord } & Omit<Props, 'contactId'>) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, minHeight: 68, borderBottom: 1, borderColor: 'divider' }}>
      <IconButton aria-label={t('chat.to_contacts')} onClick={onBack} sx={{ display: { md: 'none' }, width: 44, height: 44 }}>
        <ArrowBackOutlined sx={{ transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none') }} />
      </IconButton>
      <Button
        color="inherit"
        onClick={onPanel}
        title={t('chat.contact_open', { name: fullName })}
        sx={{ gap: 1.5, textAlign: 'start', minWidth: 0, textTransform: 'none' }}
      >
        <PresentFace name={fullName} avatar={avatar} status={status} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
            <bdi>{fullName}</bdi>
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {t(`chat.status.${status}`)}
          </Typography>
        </Box>
      </Button>
    </Box>
  );
};

const TalkSkeleton = () => (
  <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
    <Skeleton width={220} height={44} />
    {[260, 180, 320, 140].map((width, index) => (
      <Skeleton
        key={width}
        variant="rounded"
        height={44}
        sx={{ width, maxWidth: '80%', justifySelf: index % 2 ? 'end' : 'start' }}
      />
    ))}
  </Box>
);
