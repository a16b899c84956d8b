import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type Choice = Record<string, string | number>;
type Reads<T> = { [Key in keyof T]?: (text: string) => T[Key] | undefined };

/**
 * The state of a page, kept in its address, so that it can be shared and the back button restores it. Values in `usual` are the defaults
 * and never written; `reads` says which values are valid. A new choice returns to the first page, unless it only changes the display
 * (`aside`); typing a search adds no step to the browser's history.
 */
export function useChoice<T extends Choice>(usual: T, reads: Reads<T> = {}, aside: readonly (keyof T)[] = []) {
  const [params, setParams] = useSearchParams();
  const read = (key: keyof T & string): T[keyof T] => {
    const text = params.get(key);
    const value = text === null ? undefined : (reads[key] ?? (typeof usual[key] === 'number' ? wholeOf : String))(text);
    return (value ?? usual[key]) as T[keyof T];
  };
  const choice: T = { ...usual, ...Object.fromEntries(Object.keys(usual).map((key) => [key, read(key)])) };
  const choose = (change: Partial<T>) => {
    const turns = 'page' in usual && Object.keys(change).some((key) => !aside.includes(key));
    const next: Choice = { ...choice, ...(turns && { page: 1 }), ...change };
    const said = Object.entries(next).filter(([key, value]) => value !== usual[key]);
    setParams(Object.fromEntries(said.map(([key, value]) => [key, String(value)])), { replace: 'q' in change });
  };
  return { choice, choose };
}

/** Parses a page number or record id. */
export const wholeOf = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** A parser for `reads`: one of these words. */
export const oneOf =
  <T extends string>(all: readonly T[]) =>
  (text: string): T | undefined =>
    all.find((one) => one === text);

/** Changes some parameters of the address and keeps the rest; null or empty removes one. */
export function useChangeAddress() {
  const [, setParams] = useSearchParams();
  return useCallback(
    (changes: Record<string, string | number | null>, replace = false) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [key, value] of Object.entries(changes))
            if (value === null || value === '') next.delete(key);
            else next.set(key, String(value));
          return next;
        },
        { replace },
      ),
    [setParams],
  );
}
