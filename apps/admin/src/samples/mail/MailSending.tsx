import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify, useStoreContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { readSession } from '../../platform/api/session/session.ts';
import { mailWords } from './index.ts';
import { onSendLater, owned, undoSeconds, type Waiting } from './sending.ts';

const none: Waiting[] = [];

/** Sends emails once they can no longer be undone, and at once those that a reload interrupted. */
export const MailSending = () => {
  const kontor = useKontor();
  const client = useQueryClient();
  const store = useStoreContext();
  const notify = useNotify();
  const navigate = useNavigate();
  const t = useTranslate();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const all = (): Waiting[] => store.getItem<Waiting[]>(owned('waiting')) ?? none;
  const drop = ({ key }: Waiting) => {
    clearTimeout(timers.current.get(key));
    timers.current.delete(key);
    store.setItem(
      owned('waiting'),
      all().filter((one) => one.key !== key),
    );
  };
  const send = async (waiting: Waiting) => {
    timers.current.delete(waiting.key);
    await mailWords.load();
    try {
      await kontor.sample('POST', '/apps/email/send', { body: { email: waiting.email }, idempotencyKey: waiting.key });
      notify('mail.sent', { type: 'success' });
    } catch (error) {
      notify(`${(error as Error).message} ${t('mail.in_drafts')}`, { type: 'error' });
    }
    drop(waiting);
    void client.invalidateQueries({ queryKey: ['mail'] });
  };
  const wait = async (waiting: Waiting) => {
    store.setItem(owned('waiting'), [...all(), waiting]);
    timers.current.set(
      waiting.key,
      setTimeout(() => void send(waiting), waiting.until - Date.now()),
    );
    const undo = () => {
      if (!timers.current.has(waiting.key)) return;
      drop(waiting);
      void navigate(`/mail/index?compose=${waiting.email.draftId ?? 'new'}`);
    };
    const { SendingText } = await import('./SendingText.tsx');
    notify(<SendingText until={waiting.until} undo={undo} />, { type: 'info', autoHideDuration: undoSeconds * 1000 });
  };
  const begin = useEffectEvent(() => {
    for (const waiting of all()) if (!timers.current.has(waiting.key)) void send(waiting);
  });
  const take = useEffectEvent((waiting: Waiting) => void wait(waiting));
  /** The page closes with its timers; the browser still sends this much. */
  const leave = useEffectEvent(() => {
    const token = readSession()?.accessToken;
    for (const { key, email } of all())
      if (token && timers.current.has(key))
        void fetch('/apps/email/send', {
          method: 'POST',
          keepalive: true,
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
          body: JSON.stringify({ email }),
        }).catch(() => undefined);
  });
  useEffect(() => {
    begin();
    const onLeave = () => leave();
    window.addEventListener('pagehide', onLeave);
    const end = onSendLater((waiting) => take(waiting));
    return () => {
      window.removeEventListener('pagehide', onLeave);
      end();
    };
  }, []);
  return null;
};
