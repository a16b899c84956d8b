import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { UndoText } from './UndoText.tsx';

/**
 * Tells what was done, with the way back. `onlyHere`: what is undone is on this page alone, such as in a form, and the offer leaves
 * with the page.
 */
export function useUndoable({ onlyHere = false }: { onlyHere?: boolean } = {}) {
  const notify = useNotify();
  const [page] = useState(() => new EventTarget());
  useEffect(() => () => void page.dispatchEvent(new Event('left')), [page]);
  return (text: string, undo: () => void) =>
    notify(<UndoText text={text} undo={undo} page={onlyHere ? page : undefined} />, { type: 'success' });
}
