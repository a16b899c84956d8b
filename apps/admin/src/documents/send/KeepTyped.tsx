import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';

/** What was typed into the dialog of a document, for when somebody comes back who left to add what is missing; closing the dialog forgets it. */
export function useTyped(path: string): { typed: FieldValues; keep: (values: FieldValues) => void; forget: () => void } {
  const client = useQueryClient();
  const isClosed = useRef(false);
  const queryKey = ['typed', path];
  return {
    typed: client.getQueryData<FieldValues>(queryKey) ?? {},
    keep: (values) => {
      if (isClosed.current) return;
      client.setQueryDefaults(['typed'], { gcTime: Infinity });
      client.setQueryData<FieldValues>(queryKey, (before) => ({ ...before, ...values }));
    },
    forget: () => {
      isClosed.current = true;
      client.removeQueries({ queryKey });
    },
  };
}

/** Tells what was typed when the form goes. */
export const KeepTyped = ({ keep }: { keep: (values: FieldValues) => void }) => {
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const leave = useEffectEvent(() => {
    const values = getValues();
    keep(Object.fromEntries(Object.keys(dirtyFields).map((field) => [field, values[field] as unknown])));
  });
  useEffect(() => () => leave(), []);
  return null;
};
