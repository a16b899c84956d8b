import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';

/**
 * The record that a form shows. While the form has unsaved changes, updates from the server wait: taking them would discard typed values
 * and overwrite somebody else's work with their version. Saving is then refused as stale, and nothing is lost.
 */
export function useHeldRecord(record: RaRecord | undefined): { held: RaRecord | undefined; onDirty: (dirty: boolean) => void } {
  const [dirty, onDirty] = useState(false);
  const [held, setHeld] = useState(record);
  if (held !== record && (!dirty || held?.id !== record?.id)) setHeld(record);
  return { held: dirty ? held : record, onDirty };
}

/** The server trims text, also in lists. */
const plain = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : (value ?? null));
const same = (typed: unknown, stored: unknown): boolean =>
  JSON.stringify(typed ?? null, plain) === JSON.stringify(stored ?? null, plain);

/** Reports, inside the form, whether it has unsaved changes that differ from the server's record. */
export const TellDirty = ({ record, onDirty }: { record: RaRecord | undefined; onDirty: (dirty: boolean) => void }) => {
  const { isDirty, dirtyFields } = useFormState();
  const { getValues } = useFormContext<FieldValues>();
  const unsaved = isDirty && Object.keys(dirtyFields).some((field) => !same(getValues(field), record?.[field]));
  useEffect(() => onDirty(unsaved), [unsaved, onDirty]);
  return null;
};
