import type { SentChatAnswer } from '@kontor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useStore, useStoreContext } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { readSession } from '../../platform/api/session/session.ts';
import { overviewKey } from './useChats.ts';

/** A message being sent. Its key ensures that it arrives once, however often it is sent. */
export type Outgoing = { key: string; contactId: number; message: string; time: string; problem?: string };

/** Stored in this browser by person, so that nobody else who signs in here reads it. */
const owned = (name: string): string => `chat.${name}.${readSession()?.userData.id ?? 0}`;
const none: Outgoing[] = [];
const noDrafts: Record<string, string> = {};
/** Messages sent from this page. One that is neither here nor on the server was cut off by a reload. */
const underway = new Set<string>();

/** Unsent texts, by chat. */
export function useDrafts() {
  const key = owned('drafts');
  const store = useStoreContext();
  const [drafts] = useStore<Record<string, string>>(key, noDrafts);
  const setDraft = (contactId: number, text: string) => {
    const { [contactId]: _old, ...others } = store.getItem<Record<string, string>>(key) ?? noDrafts;
    store.setItem(key, text ? { ...others, [contactId]: text } : others);
  };
  return { drafts, setDraft };
}

/** Messages being sent or failed; failed ones stay, also after a reload, until they are sent or discarded. */
export function useOutgoing() {
  const kontor = useKontor();
  const client = useQueryClient();
  const key = owned('outgoing');
  const store = useStoreContext();
  const [outgoing] = useStore<Outgoing[]>(key, none);
  const without = (one: Outgoing) => (store.getItem<Outgoing[]>(key) ?? none).filter((other) => other.key !== one.key);
  const put = (one: Outgoing) => store.setItem(key, [...without(one), one]);

  const post = async ({ problem: _before, ...one }: Outgoing): Promise<void> => {
    underway.add(one.key);
    put(one);
    try {
      const body = { obj: { message: one.message, contact: { id: one.contactId } } };
      await kontor.sample<SentChatAnswer>('POST', '/apps/chat/send-msg', { body, idempotencyKey: one.key });
      await Promise.all([
        client.invalidateQueries({ queryKey: ['chat', 'talk', one.contactId] }),
        client.invalidateQueries({ queryKey: overviewKey }),
      ]);
      store.setItem(key, without(one));
    } catch (error) {
      put({ ...one, problem: (error as Error).message });
    } finally {
      underway.delete(one.key);
    }
  };
  return {
    outgoing,
    isFailed: (one: Outgoing) => one.problem !== undefined || !underway.has(one.key),
    send: (contactId: number, message: string) =>
      post({ key: crypto.randomUUID(), contactId, message, time: new Date().toISOString() }),
    retry: post,
    discard: (one: Outgoing) => store.setItem(key, without(one)),
  };
}
