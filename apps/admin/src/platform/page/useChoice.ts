import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type Choice = Record<string, string | number>;
type Reads<T> = { [Key in keyof T]?: (text: string) => T[Key] | undefined };

/**
 * What a page shows, kept in its address, so that it can be shared and comes back with the browser's own button. `usual` is shown where the
 * address says nothing, and never written there; `reads` says which values there are. Another choice begins at the first page, unless it
 * is only about the looks (`aside`); a search that is being typed is no step for the way back.
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

/** The number of a page or of a record. */
export const wholeOf = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** For `reads`: one of a list of words. */
export const oneOf =
  <T extends string>(all: readonly T[]) =>
  (text: string): T | undefined =>
    all.find((one) => one === text);

/** Changes some of what the address says and leaves the rest; null or nothing takes it out. */
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
