import { useEffect, useId } from 'react';

const dirty = new Set<string>();

/** Checked before typed values would be lost, such as by changing the language. */
export const isAnyFormDirty = (): boolean => dirty.size > 0;

/** Marks a form as having unsaved changes. */
export function useMarkDirty(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    dirty.add(id);
    return () => void dirty.delete(id);
  }, [id, isDirty]);
}
