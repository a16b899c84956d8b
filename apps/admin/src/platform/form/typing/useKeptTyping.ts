import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { readSession } from '../../api/session/session.ts';

type Kept = { path: string; values: FieldValues };

/** Kept for this tab and person only: a form may hold personal numbers. */
const keyOf = (): string => `kontor.typed.${readSession()?.userData.id ?? 0}`;

function keptFor(path: string): FieldValues | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf()) ?? 'null') as Kept | null;
    return kept?.path === path ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

/** Files cannot be stored as text. */
const plain = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)));

/** Restores unsaved typed values after a reload, instead of the browser's warning before it. */
export function useKeptTyping(isSafe: boolean): void {
  const { pathname: path } = useLocation();
  const notify = useNotify();
  const { getValues, reset } = useFormContext();
  const { isReady } = useFormState();
  const [found, setFound] = useState(() => keptFor(path));
  useEffect(() => {
    if (!isReady || !found) return undefined;
    // The form resets to its record right after this.
    const later = setTimeout(() => {
      sessionStorage.removeItem(keyOf());
      setFound(undefined);
      reset({ ...getValues(), ...found }, { keepDefaultValues: true });
      notify('kontor.form.restored', { type: 'info' });
    });
    return () => clearTimeout(later);
  }, [isReady, found, getValues, reset, notify]);
  useEffect(() => {
    if (isSafe) return undefined;
    const keep = (): void => {
      try {
        sessionStorage.setItem(keyOf(), JSON.stringify({ path, values: plain(getValues()) } satisfies Kept));
      } catch {
        // Storage that is full or forbidden is ignored.
      }
    };
    // The browser kept the page in memory, so nothing needs restoring.
    const forget = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) sessionStorage.removeItem(keyOf());
    };
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', forget);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('pageshow', forget);
    };
  }, [isSafe, path, getValues]);
}
