import type { EmailFolder, EmailRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useUndoable } from '../../platform/action/useUndoable.tsx';
import { useMailChanges } from './useMails.ts';
import type { MailView } from './useMailAddress.ts';

export type MailActions = ReturnType<typeof useMailActions>;

/** Actions on one or several emails; moving them shows a toast with Undo. */
export function useMailActions(view: MailView) {
  const t = useTranslate();
  const undoable = useUndoable();
  const { change, toggle, emptyTrash } = useMailChanges(view);
  const move = (mails: readonly EmailRecord[], folder: EmailFolder) => {
    const moved = mails.filter((mail) => mail.folder !== folder);
    if (moved.length === 0) return;
    change(
      moved.map(({ id }) => id),
      { folder },
    );
    const undo = () => {
      for (const before of new Set(moved.map((mail) => mail.folder)))
        change(
          moved.filter((mail) => mail.folder === before).map(({ id }) => id),
          { folder: before },
        );
    };
    const text = t('mail.moved', { smart_count: moved.length, folder: t(`mail.folders.${folder}`) });
    undoable(text, undo);
  };
  return { change, toggle, emptyTrash, move };
}
