import type { ChatContactRecord, ChatOverview, ChattingContact } from '@kontor/domain';
import { Box, Button, InputBase, List, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { plain } from '../../platform/format/plain.ts';
import { listSearchMark } from '../../platform/inputs/listSearchMark.ts';
import { ContactRow } from './ContactRow.tsx';
import { PresentFace } from './Presence.tsx';
import { byLastMessage } from './useChats.ts';

type Props = {
  overview: ChatOverview;
  chosen: number | null;
  drafts: Record<string, string>;
  onChoose: (contactId: number) => void;
  onOwn: () => void;
};

/** The person, their chats with the last message, and everybody else they can write to. */
export const ContactList = ({ overview: { chatsContacts, contacts, profileUser }, chosen, drafts, onChoose, onOwn }: Props) => {
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const wanted = plain(query.trim());
  const fits = ({ fullName, role }: ChatContactRecord) => plain(`${fullName} ${role}`).includes(wanted);
  const chats = byLastMessage(chatsContacts).filter(fits);
  const chatting = new Set(chatsContacts.map(({ id }) => id));
  const others = contacts.filter((contact) => !chatting.has(contact.id) && fits(contact));
  const row = (contact: ChatContactRecord | ChattingContact) => (
    <ContactRow
      key={contact.id}
      contact={contact}
      chat={'chat' in contact ? contact.chat : undefined}
      draft={drafts[contact.id]}
      selected={contact.id === chosen}
      onChoose={() => onChoose(contact.id)}
    />
  );
  return (
    <>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, minHeight: 68, borderBottom: 1, borderColor: 'divider' }}
      >
        <Button
          color="inherit"
          onClick={onOwn}
          aria-label={t('chat.own_open', { status: t(`chat.status.${profileUser.status}`) })}
          sx={{ minWidth: 44, p: 0.25, borderRadius: 999 }}
        >
          <PresentFace name={profileUser.fullName} avatar={profileUser.avatar} status={profileUser.status} size={38} />
        </Button>
        <InputBase
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key }) => {
            const [first] = [...chats, ...others];
            if (key === 'Enter' && wanted && first) onChoose(first.id);
          }}
          placeholder={t('chat.search')}
          sx={search}
          slotProps={{ input: { 'aria-label': t('chat.search'), maxLength: 100, [listSearchMark]: '' } as object }}
        />
      </Box>
      <Box sx={{ overflowY: 'auto', flex: 1, minHeight: 0, py: 1 }}>
        {chats.length > 0 && <Group title={t('chat.chats')}>{chats.map(row)}</Group>}
        {others.length > 0 && <Group title={t('chat.contacts')}>{others.map(row)}</Group>}
        {chats.length + others.length === 0 && (
          <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center' }} role="status">
            {t(wanted ? 'chat.nobody_found' : 'chat.nobody')}
          </Typography>
        )}
      </Box>
    </>
  );
};

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box sx={{ mb: 1 }}>
    <Typography variant="overline" component="h2" color="textSecondary" sx={{ px: 2 }}>
      {title}
    </Typography>
    <List disablePadding aria-label={title} sx={{ px: 1 }}>
      {children}
    </List>
  </Box>
);

const search = {
  flex: 1,
  minWidth: 0,
  height: 40,
  px: 1.5,
  border: 1,
  borderColor: 'kontor.inputBorder',
  borderRadius: 999,
  '&.Mui-focused': { outline: '2px solid', outlineColor: 'kontor.focus' },
} as const;
