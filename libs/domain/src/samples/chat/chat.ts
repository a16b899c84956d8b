export const chatStatuses = ['online', 'offline', 'busy', 'away'] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** A person to write to: a sample contact (ids 1 to 10) or a colleague (ids above 1000). */
export class ChatContactRecord {
  id: number;
  fullName: string;
  role: string;
  about: string;
  avatar: string;
  status: ChatStatus;
}
export class ChatMessageRecord {
  message: string;
  time: string;
  /** The id of the contact, or of the person's own profile. */
  senderId: number;
}
/** The messages between a person and a contact, as this person sees them. */
export class ChatRecord {
  id: number;
  /** The contact. */
  userId: number;
  unseenMsgs: number;
  messages: ChatMessageRecord[];
  /** Number of older messages before the first of `messages`; left out when there are none. */
  earlier?: number;
  /** The other side has seen all messages up to this moment; only for colleagues. */
  seenAt?: string | null;
}
export class ChatSummary {
  id: number;
  unseenMsgs: number;
  lastMessage: ChatMessageRecord | null;
}
export class ChattingContact extends ChatContactRecord {
  chat: ChatSummary;
}
/** The current user, in short. */
export class ChatSelf {
  id: number;
  avatar: string;
  fullName: string;
  status: ChatStatus;
}
export class ChatOverview {
  chatsContacts: ChattingContact[];
  contacts: ChatContactRecord[];
  profileUser: ChatSelf;
}
export class ChatSettings {
  isTwoStepAuthVerificationEnabled: boolean;
  isNotificationsOn: boolean;
}
export class ChatProfileRecord {
  id: number;
  avatar: string;
  fullName: string;
  role: string;
  about: string;
  status: ChatStatus;
  settings: ChatSettings;
}
export class OpenedChat {
  chat?: ChatRecord;
  contact?: ChatContactRecord;
}
export class SentChatMessage {
  newMessageData: ChatMessageRecord;
  /** The contact. */
  id: number;
  /** Only when this message began the chat. */
  chat?: ChatRecord;
}
export class SentChatAnswer {
  response: SentChatMessage;
}
