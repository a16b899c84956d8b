import type { EmailRecord } from '@kontor/domain';
import { useHotkeys } from 'react-hotkeys-hook';
import { endsSequence } from '../../platform/action/keySequence.ts';
import { dialogOpen } from '../../platform/form/dialogOpen.ts';
import { answerKinds, type AnswerKind } from './compose/draft.ts';
import type { MailActions } from './useMailActions.tsx';

type Keys = {
  mails: readonly EmailRecord[];
  open: EmailRecord | undefined;
  actions: MailActions;
  onSelect: (id: number) => void;
  onWrite: () => void;
  onClose: () => void;
  onStep: (dir: 'previous' | 'next') => void;
  onAnswer: (mail: EmailRecord, kind: AnswerKind) => void;
};

/** The id of the focused row. */
const focusedId = (): number => Number(document.activeElement?.closest<HTMLElement>('[data-mail]')?.dataset['mail'] ?? 0);

/** Shortcuts of an email program, for the open email or the focused one. */
export function useMailKeys({ mails, open, actions, onSelect, onWrite, onClose, onStep, onAnswer }: Keys): void {
  const meant = (): EmailRecord | undefined => open ?? mails.find(({ id }) => id === focusedId());
  const key = (keys: string, act: (mail: EmailRecord) => void, useKey = false) => ({
    keys,
    options: { useKey, preventDefault: true },
    act: (event: KeyboardEvent) => {
      if (endsSequence(event) || dialogOpen()) return;
      const mail = meant();
      if (mail) act(mail);
    },
  });
  const all = [
    key('e', (mail) => actions.change([mail.id], { isRead: !mail.isRead })),
    key('s', ({ id, isStarred }) => actions.change([id], { isStarred: !isStarred })),
    key('x', ({ id }) => !open && onSelect(id)),
    key(
      '#',
      (mail) => {
        actions.move([mail], 'trash');
        if (open) onClose();
      },
      true,
    ),
    key('u', () => open && onClose()),
    key('r', (mail) => onAnswer(mail, answerKinds[0])),
    key('a', (mail) => onAnswer(mail, answerKinds[1])),
    key('f', (mail) => onAnswer(mail, answerKinds[2])),
    // Further down is earlier.
    key('j', () => open && onStep('previous')),
    key('k', () => open && onStep('next')),
  ] as const;
  const [read, star, select, trash, up, reply, replyAll, forward, older, newer] = all;
  useHotkeys(read.keys, read.act, read.options);
  useHotkeys(star.keys, star.act, star.options);
  useHotkeys(select.keys, select.act, select.options);
  useHotkeys(trash.keys, trash.act, trash.options);
  useHotkeys(up.keys, up.act, up.options);
  useHotkeys(reply.keys, reply.act, reply.options);
  useHotkeys(replyAll.keys, replyAll.act, replyAll.options);
  useHotkeys(forward.keys, forward.act, forward.options);
  useHotkeys(older.keys, older.act);
  useHotkeys(newer.keys, newer.act);
  useHotkeys('c', (event) => !endsSequence(event) && !dialogOpen() && onWrite(), { preventDefault: true });
}
