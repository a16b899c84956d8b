export const chatStatuses = ['online', 'offline', 'busy', 'away'] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** Somebody to write to: a person of the samples (ids 1 to 10) or of the organisation (ids above 1000). */
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
  /** The id of the contact, or that of the person's own profile. */
  senderId: number;
}
/** What a person and a contact have written to each other, as this person has it. */
export class ChatRecord {
  id: number;
  /** The contact. */
  userId: number;
  unseenMsgs: number;
  messages: ChatMessageRecord[];
  /** How many older messages there are before the first of `messages`; not given when there are none. */
  earlier?: number;
  /** What was written up to then has been seen by the other side; only of people of the organisation. */
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
/** The person who is signed in, in few words. */
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
