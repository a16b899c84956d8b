import type { ChatOverview, ChatProfileRecord } from '@kontor/domain';
import { useNotify } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useLive } from '../../platform/api/live/useLive.ts';
import { chatWords } from './index.ts';

/** Notifies of a new message while its reader is on another page, unless switched off. */
export const ChatNotices = () => {
  const kontor = useKontor();
  const notify = useNotify();
  const tell = async (contactId: number) => {
    const [{ settings }, { chatsContacts }, { Notice }] = await Promise.all([
      kontor.sample<ChatProfileRecord>('GET', '/apps/chat/users/profile-user'),
      kontor.sample<ChatOverview>('GET', '/apps/chat/chats-and-contacts'),
      import('./Notice.tsx'),
      chatWords.load(),
    ]);
    const contact = chatsContacts.find(({ id }) => id === contactId);
    const said = contact?.chat.lastMessage?.message;
    if (settings.isNotificationsOn && contact && said) notify(<Notice contact={contact} text={said} />, { type: 'info' });
  };
  useLive('Chat', ({ type, id }) => {
    if (type !== 'message' || id === undefined || window.location.pathname.startsWith('/chat/')) return;
    // A message without a notification still waits in the chat.
    tell(id).catch(() => undefined);
  });
  return null;
};
