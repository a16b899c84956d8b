import type { WrittenEmail } from '@kontor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { inputOf, isEmpty, type Draft } from './draft.ts';
import { owned, sendLater } from '../sending.ts';

const rest = 800;

/**
 * An email being written. It is saved as a draft when typing pauses, and until then kept in this browser, so that neither a reload nor a
 * lost connection loses a word.
 */
export function useCompose(first: Draft, onId: (id: number) => void) {
  const kontor = useKontor();
  const client = useQueryClient();
  const store = useStoreContext();
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<'saved' | 'changed' | 'saving'>('saved');
  const latest = useRef(first);
  const saving = useRef<Promise<number | null>>(Promise.resolve(first.draftId));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const post = async (): Promise<number | null> => {
    const { current } = latest;
    if (isEmpty(current) && !current.draftId) return null;
    setState('saving');
    const { email } = await kontor.sample<WrittenEmail>('POST', '/apps/email/save-draft', { body: { email: inputOf(current) } });
    if (latest.current === current) {
      store.removeItem(owned('unsaved'));
      setState('saved');
    }
    if (latest.current.draftId !== email.id) {
      latest.current = { ...latest.current, draftId: email.id };
      setDraft(latest.current);
      onId(email.id);
    }
    setProblem(undefined);
    void client.invalidateQueries({ queryKey: ['mail', 'list'] });
    return email.id;
  };
  /** One at a time: two at once would create two drafts. */
  const save = (): Promise<number | null> => {
    clearTimeout(timer.current);
    saving.current = saving.current.catch(() => null).then(post);
    return saving.current;
  };
  const trySave = () =>
    void save().catch((error: Error) => {
      setState('changed');
      setProblem(error.message);
    });
  const change = (changes: Partial<Draft>) => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    setState('changed');
    store.setItem(owned('unsaved'), latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(trySave, rest);
  };
  const leave = useEffectEvent(() => {
    if (timer.current !== undefined && store.getItem(owned('unsaved'))) trySave();
  });
  useEffect(() => () => leave(), []);

  /** Saves it first, so that a failed sending loses nothing, then sends it. */
  const send = async (): Promise<boolean> => {
    try {
      const draftId = await save();
      sendLater(inputOf({ ...latest.current, draftId }));
      store.removeItem(owned('unsaved'));
      return true;
    } catch (error) {
      setProblem((error as Error).message);
      return false;
    }
  };
  /** Removes the copy in this browser and moves the saved draft to the trash. */
  const discard = async (): Promise<number | null> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const draftId = await saving.current.catch(() => latest.current.draftId);
    store.removeItem(owned('unsaved'));
    return draftId;
  };
  return { draft, change, send, discard, state, problem };
}
