import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';

/**
 * The record that a form shows. While something in it is unsaved, news from the server wait: a form that took them would throw
 * away what was typed, and save over somebody else's work with their version. Saving then is refused as stale, and nothing is lost.
 */
export function useHeldRecord(record: RaRecord | undefined): { held: RaRecord | undefined; onDirty: (dirty: boolean) => void } {
  const [dirty, onDirty] = useState(false);
  const [held, setHeld] = useState(record);
  if (held !== record && (!dirty || held?.id !== record?.id)) setHeld(record);
  return { held: dirty ? held : record, onDirty };
}

/** The server keeps text without the blanks around it. */
const plain = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : (value ?? null));
const same = (typed: unknown, stored: unknown): boolean => JSON.stringify(plain(typed)) === JSON.stringify(plain(stored));

/** Stands inside the form and says whether something in it is unsaved: typed, and not what the server now has. */
export const TellDirty = ({ record, onDirty }: { record: RaRecord | undefined; onDirty: (dirty: boolean) => void }) => {
  const { isDirty, dirtyFields } = useFormState();
  const { getValues } = useFormContext<FieldValues>();
  const unsaved = isDirty && Object.keys(dirtyFields).some((field) => !same(getValues(field), record?.[field]));
  useEffect(() => onDirty(unsaved), [unsaved, onDirty]);
  return null;
};
