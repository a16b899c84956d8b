import {
  chattingContacts,
  ChatProfileInput,
  contactIdOf,
  idOf,
  newChat,
  ownChatId,
  seen,
  SendChatMessageInput,
  textIn,
  userIdOf,
  wholeIn,
  withMessage,
  type ChatContactRecord,
  type ChatMessageRecord,
  type ChatProfileRecord,
  type ChatRecord,
} from '@kontor/domain';
import { sampleChats, sampleContacts, sampleProfile } from '../samples/chat/chat.ts';
import { created, notFound, ok, read, Refusal, type BackendModule, type Person } from './frame.ts';

type Side = { chats: ChatRecord[]; profile: Pick<ChatProfileRecord, 'about' | 'status' | 'settings'> };

/** Chat calls. A browser has one page, so a colleague is the next person who logs in. */
export const chatCalls: BackendModule = ({ now, people, personal }) => {
  const sideOf = personal((): Side => ({
    chats: sampleChats(now()),
    profile: { ...sampleProfile, settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true } },
  }));
  const owner = (personId: number): Person => {
    const found = people().find(({ id }) => id === personId);
    if (!found) throw new Refusal('error.not_signed_in');
    return found;
  };
  const colleague = ({ id, name, role }: Person, showsRole: boolean): ChatContactRecord => ({
    id: contactIdOf(id),
    fullName: name,
    role: showsRole ? role : '',
    about: sideOf(id).profile.about,
    avatar: '',
    status: 'offline',
  });
  const contactsOf = (personId: number): ChatContactRecord[] => {
    const { role } = owner(personId);
    const others = people().filter(({ id, role: other }) => id !== personId && !(role === 'client' && other === 'client'));
    return [...sampleContacts(), ...others.map((other) => colleague(other, role !== 'client'))];
  };
  const chatOf = (personId: number, contactId: number): ChatRecord | undefined =>
    sideOf(personId).chats.find(({ userId }) => userId === contactId);
  const keep = (personId: number, chat: ChatRecord): void => {
    const side = sideOf(personId);
    side.chats = side.chats.some(({ id }) => id === chat.id)
      ? side.chats.map((one) => (one.id === chat.id ? chat : one))
      : [...side.chats, chat];
  };
  /** Returns the chat if this message started it. */
  const append = (personId: number, contactId: number, message: ChatMessageRecord, unseen: number): ChatRecord | undefined => {
    const chat = chatOf(personId, contactId);
    const begun = chat ? undefined : newChat(contactId, message);
    const grown = begun ?? (chat && withMessage(chat, message));
    if (grown) keep(personId, { ...grown, unseenMsgs: grown.unseenMsgs + unseen });
    return begun;
  };
  const profileOf = (personId: number): ChatProfileRecord => {
    const { name, role } = owner(personId);
    return { id: ownChatId, avatar: '', fullName: name, role, ...sideOf(personId).profile };
  };

  return {
    'GET /apps/chat/chats-and-contacts': ({ personId }) => {
      const contacts = contactsOf(personId);
      const { id, avatar, fullName, status } = profileOf(personId);
      return ok({
        chatsContacts: chattingContacts(contacts, sideOf(personId).chats),
        contacts,
        profileUser: { id, avatar, fullName, status },
      });
    },
    'GET /apps/chat/users/profile-user': ({ personId }) => ok(profileOf(personId)),
    'POST /apps/chat/users/profile-user': async ({ personId, body }) => {
      const { about, status, isNotificationsOn } = await read(ChatProfileInput, body);
      const side = sideOf(personId);
      const { profile } = side;
      side.profile = {
        about: about ?? profile.about,
        status: status ?? profile.status,
        settings: { ...profile.settings, isNotificationsOn: isNotificationsOn ?? profile.settings.isNotificationsOn },
      };
      return ok(profileOf(personId));
    },
    'GET /apps/chat/get-chat': ({ personId, query }) => {
      const contact = contactsOf(personId).find(({ id }) => id === idOf(textIn(query, 'id')));
      if (!contact) return ok({});
      const chat = chatOf(personId, contact.id);
      if (!chat) return ok({ contact });
      const otherId = userIdOf(contact.id);
      const other = otherId === undefined ? undefined : chatOf(otherId, contactIdOf(personId));
      if (chat.unseenMsgs && other && otherId !== undefined) keep(otherId, { ...other, seenAt: now().toISOString() });
      keep(personId, seen(chat));
      const before = wholeIn(query, 'before', chat.messages.length + 1);
      const { seenAt = null, ...rest } = seen(chat);
      return ok({
        chat: { ...rest, messages: chat.messages.slice(0, before - 1), ...(otherId === undefined ? {} : { seenAt }) },
        contact,
      });
    },
    'POST /apps/chat/send-msg': async ({ personId, body }) => {
      const { obj } = await read(SendChatMessageInput, body);
      const contact = contactsOf(personId).find(({ id }) => id === obj.contact.id);
      if (!contact) throw notFound();
      const written = { message: obj.message, time: now().toISOString() };
      const newMessageData = { ...written, senderId: ownChatId };
      const chat = append(personId, contact.id, newMessageData, 0);
      const otherId = userIdOf(contact.id);
      if (otherId !== undefined) append(otherId, contactIdOf(personId), { ...written, senderId: contactIdOf(personId) }, 1);
      return created({ response: { newMessageData, id: contact.id, ...(chat ? { chat } : {}) } });
    },
  };
};
