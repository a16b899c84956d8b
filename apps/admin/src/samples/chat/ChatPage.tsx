import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { Once } from '../../platform/page/Once.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { part } from '../../platform/page/page.ts';
import { ContactList } from './ContactList.tsx';
import { Conversation } from './Conversation.tsx';
import { useChatAddress } from './useChatAddress.ts';
import { useChats } from './useChats.ts';
import { useDrafts } from './useOutgoing.ts';

const ContactPanel = part(() => import('./ContactPanel.tsx').then((m) => m.ContactPanel));
const OwnPanel = part(() => import('./OwnPanel.tsx').then((m) => m.OwnPanel));

/** Contacts on one side, the open chat on the other; on a phone one at a time. */
export const ChatPage = () => {
  const t = useTranslate();
  const { data: overview, error, refetch } = useChats();
  const { contactId, panel, go } = useChatAddress();
  const { drafts } = useDrafts();
  const contact = overview?.contacts.find(({ id }) => id === contactId);
  return (
    <Box sx={page}>
      <PageHeader
        title={t('pages./chat/index')}
        documentTitle={contact ? `${contact.fullName} · ${t('pages./chat/index')}` : undefined}
      />
      <Card sx={frame}>
        <Box
          component="section"
          aria-label={t('chat.list')}
          sx={{ ...list, display: { xs: contactId ? 'none' : 'flex', md: 'flex' } }}
        >
          {overview ? (
            <ContactList
              overview={overview}
              chosen={contactId}
              drafts={drafts}
              onChoose={(id) => go(id)}
              onOwn={() => go(contactId, 'own')}
            />
          ) : error ? (
            <LoadFailed text={error.message} onRetry={refetch} sx={{ m: 2 }} />
          ) : (
            [0, 1, 2, 3, 4, 5].map((key) => <Skeleton key={key} height={60} sx={{ mx: 2 }} />)
          )}
        </Box>
        <Box
          component="section"
          aria-label={t('chat.talk')}
          sx={{ ...talk, display: { xs: contactId ? 'flex' : 'none', md: 'flex' } }}
        >
          {/* The overview knows the unseen messages; once the chat is read, the server forgets them. */}
          {contactId && overview ? (
            <Conversation
              key={contactId}
              contactId={contactId}
              onBack={() => go(null)}
              onPanel={() => go(contactId, 'contact')}
            />
          ) : (
            overview && <Choose />
          )}
        </Box>
      </Card>
      <Once wanted={panel === 'contact' && contact !== undefined}>
        <ContactPanel contact={contact} open={panel === 'contact'} onClose={() => go(contactId)} />
      </Once>
      <Once wanted={panel === 'own'}>
        <OwnPanel open={panel === 'own'} onClose={() => go(contactId)} />
      </Once>
    </Box>
  );
};

const Choose = () => {
  const t = useTranslate();
  return (
    <Box sx={{ m: 'auto', p: 3, textAlign: 'center', color: 'text.secondary' }}>
      <ForumOutlined sx={{ fontSize: 48, mb: 1 }} aria-hidden />
      <Typography>{t('chat.choose')}</Typography>
    </Box>
  );
};

const page = { display: 'flex', flexDirection: 'column' } as const;
const frame = { display: 'flex', height: { xs: 'calc(100dvh - 200px)', md: 'calc(100dvh - 220px)' }, minHeight: 420 } as const;
const list = {
  width: { xs: '100%', md: 320 },
  flexShrink: 0,
  flexDirection: 'column',
  minHeight: 0,
  borderInlineEnd: { md: '1px solid var(--mui-palette-divider)' },
} as const;
const talk = { flex: 1, minWidth: 0, flexDirection: 'column', minHeight: 0 } as const;
