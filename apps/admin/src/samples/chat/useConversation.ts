import type { ChatOverview, OpenedChat } from '@kontor/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useLive } from '../../platform/api/live/useLive.ts';
import { joined, type Talk } from './conversation.ts';
import { overviewKey } from './useChats.ts';

/** The open chat. Reading marks all of it as seen, so it is only fetched while somebody looks at the page. */
export function useConversation(contactId: number) {
  const kontor = useKontor();
  const client = useQueryClient();
  const notify = useNotify();
  const queryKey = ['chat', 'talk', contactId];
  const [isReadingEarlier, setReadingEarlier] = useState(false);
  /** True when the person has just opened the chat, to set unseen messages apart. */
  const arrives = useRef(true);
  const missed = useRef(false);

  const talk = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const overview = client.getQueryData<ChatOverview>(overviewKey);
      const unseen = overview?.chatsContacts.find(({ id }) => id === contactId)?.chat.unseenMsgs ?? 0;
      const answer = await kontor.sample<OpenedChat>('GET', '/apps/chat/get-chat', { query: { id: contactId }, signal });
      const counted = arrives.current ? unseen : 0;
      arrives.current = false;
      client.setQueryData<ChatOverview>(overviewKey, (now) => now && seenIn(now, contactId));
      return joined(client.getQueryData<Talk>(queryKey), answer, counted);
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const read = () => void client.invalidateQueries({ queryKey });
  useLive('Chat', ({ id }) => {
    if (id !== undefined && id !== contactId) return;
    if (document.hidden) missed.current = true;
    else read();
  });
  const come = useEffectEvent(() => {
    if (document.hidden || !missed.current) return;
    missed.current = false;
    arrives.current = true;
    read();
  });
  useEffect(() => {
    const listen = () => come();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);

  const readEarlier = async () => {
    setReadingEarlier(true);
    try {
      const before = (client.getQueryData<Talk>(queryKey)?.earlier ?? 0) + 1;
      const answer = await kontor.sample<OpenedChat>('GET', '/apps/chat/get-chat', { query: { id: contactId, before } });
      client.setQueryData<Talk>(queryKey, (now) => joined(now, answer, 0));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setReadingEarlier(false);
    }
  };
  return { ...talk, read, readEarlier, isReadingEarlier };
}

const seenIn = (overview: ChatOverview, contactId: number): ChatOverview => ({
  ...overview,
  chatsContacts: overview.chatsContacts.map((one) =>
    one.id === contactId ? { ...one, chat: { ...one.chat, unseenMsgs: 0 } } : one,
  ),
});
