import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { readSession } from '../api/session/session.ts';

type Kept = { path: string; values: FieldValues };

/** Only this tab and this person find it again: a form may hold personal numbers. */
const keyOf = (): string => `kontor.typed.${readSession()?.userData.id ?? 0}`;

function keptFor(path: string): FieldValues | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf()) ?? 'null') as Kept | null;
    return kept?.path === path ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

/** Files cannot be kept as text. */
const plain = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)));

/** What was typed and not saved is there again after a reload, instead of the browser's question before it. */
export function useKeptTyping(isSafe: boolean): void {
  const { pathname: path } = useLocation();
  const notify = useNotify();
  const { getValues, reset } = useFormContext();
  const { isReady } = useFormState();
  const [found, setFound] = useState(() => keptFor(path));
  useEffect(() => {
    if (!isReady || !found) return undefined;
    // The form takes over what its record says right after this.
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
        // A full or forbidden storage takes nothing.
      }
    };
    // The browser kept the page as it was: nothing has to be brought back.
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
