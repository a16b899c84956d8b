import { ownChatId, type ChatContactRecord, type ChatMessageRecord, type OpenedChat } from '@kontor/domain';

/** The number within the chat, from 1, stays the same whichever part of the chat has been read. */
type NumberedMessage = ChatMessageRecord & { number: number };
export type Talk = {
  contact?: ChatContactRecord;
  messages: NumberedMessage[];
  earlier: number;
  seenAt: string | null;
  /** The number of the first message not seen when the chat was opened. */
  firstNew: number | null;
};

const numbered = ({ chat }: OpenedChat): NumberedMessage[] =>
  (chat?.messages ?? []).map((message, index) => ({ ...message, number: (chat?.earlier ?? 0) + index + 1 }));

/** Joins newly read messages with earlier ones. */
export function joined(before: Talk | undefined, answer: OpenedChat, unseen: number): Talk {
  const all = new Map([...(before?.messages ?? []), ...numbered(answer)].map((message) => [message.number, message]));
  const messages = [...all.values()].sort((a, b) => a.number - b.number);
  const others = messages.filter(({ senderId }) => senderId !== ownChatId);
  return {
    contact: answer.contact ?? before?.contact,
    messages,
    earlier: (messages[0]?.number ?? 1) - 1,
    seenAt: answer.chat?.seenAt ?? null,
    firstNew: unseen > 0 ? (others.at(-unseen)?.number ?? null) : (before?.firstNew ?? null),
  };
}

const dayOf = (moment: string): string => new Date(moment).toDateString();

/** Consecutive messages of one side, by day. */
export type Turn = { isOwn: boolean; messages: NumberedMessage[] };
type TalkDay = { time: string; turns: Turn[] };

/** Groups messages by day and turn. Example: three messages of one side on one day are one turn; new messages begin a turn. */
export function daysOf({ messages, firstNew }: Pick<Talk, 'messages' | 'firstNew'>): TalkDay[] {
  const days: TalkDay[] = [];
  for (const message of messages) {
    const isOwn = message.senderId === ownChatId;
    let day = days.at(-1);
    if (!day || dayOf(day.time) !== dayOf(message.time)) days.push((day = { time: message.time, turns: [] }));
    const turn = day.turns.at(-1);
    if (turn?.isOwn === isOwn && message.number !== firstNew) turn.messages.push(message);
    else day.turns.push({ isOwn, messages: [message] });
  }
  return days;
}

/** The person's last message that the other side has seen. */
export const lastSeen = ({ messages, seenAt }: Talk): number | undefined =>
  seenAt === null ? undefined : messages.findLast(({ senderId, time }) => senderId === ownChatId && time <= seenAt)?.number;
