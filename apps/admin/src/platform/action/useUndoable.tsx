import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { UndoText } from './UndoText.tsx';

/**
 * Shows a toast with Undo. With `onlyHere`, for changes that exist on this page only (such as in a form), the toast leaves with the page.
 */
export function useUndoable({ onlyHere = false }: { onlyHere?: boolean } = {}) {
  const notify = useNotify();
  const [page] = useState(() => new EventTarget());
  useEffect(() => () => void page.dispatchEvent(new Event('left')), [page]);
  return (text: string, undo: () => void) =>
    notify(<UndoText text={text} undo={undo} page={onlyHere ? page : undefined} />, { type: 'success' });
}
