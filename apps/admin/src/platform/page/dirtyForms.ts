import { useEffect, useId } from 'react';

const dirty = new Set<string>();

/** Asked before something that would throw away what was typed, such as changing the language. */
export const isAnyFormDirty = (): boolean => dirty.size > 0;

/** Tells the shell that this form holds something unsaved. */
export function useMarkDirty(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    dirty.add(id);
    return () => void dirty.delete(id);
  }, [id, isDirty]);
}
