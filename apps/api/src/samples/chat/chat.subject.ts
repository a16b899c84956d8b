import { defineSubject } from '../../platform/subjects/subject.ts';
import { Chat } from './chat.entity.ts';
import { ChatContact } from './chat-contact.entity.ts';
import { ChatMessage } from './chat-message.entity.ts';
import { ChatProfile } from './chat-profile.entity.ts';

export const chatSubject = defineSubject({
  entity: Chat,
  parts: [{ entity: ChatProfile }, { entity: ChatContact }, { entity: ChatMessage }],
  // Private messages are not recorded in the firm's history.
  history: 'none',
});
