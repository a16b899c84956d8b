import { readSession } from '../../platform/api/session/session.ts';

/** A draft lies in this browser until it is saved or given up. A kind names it, so that an estimate is never taken for an invoice. */
export type LocalDrafts<T> = {
  /** Key of the storage, and of the lock that keeps two tabs apart. */
  nameOf: (id: number | null) => string;
  /** What was typed and not saved when the page went away; only for the version of the document that it was typed into. */
  read: (id: number | null, version: number | null) => LocalDraft<T> | undefined;
  write: (id: number | null, version: number | null, values: T) => void;
  forget: (id: number | null) => void;
};
export type LocalDraft<T> = { savedAt: string; version: number | null; values: T };

/** Example: `const drafts = localDraftsOf<InvoiceValues>('invoice')`. */
export function localDraftsOf<T extends { lines: readonly unknown[] }>(kind: string): LocalDrafts<T> {
  const nameOf = (id: number | null): string => `kontor.${kind}.${id ?? 'new'}`;
  const keyOf = (id: number | null): string => `kontor.${kind}.${readSession()?.userData.id ?? 0}.${id ?? 'new'}`;
  return {
    nameOf,
    read: (id, version) => {
      try {
        const draft = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as LocalDraft<T> | null;
        return draft && draft.version === version && Array.isArray(draft.values.lines) ? draft : undefined;
      } catch {
        return undefined;
      }
    },
    write: (id, version, values) => {
      try {
        const draft: LocalDraft<T> = { savedAt: new Date().toISOString(), version, values };
        localStorage.setItem(keyOf(id), JSON.stringify(draft));
      } catch {
        // A full or forbidden storage takes nothing; what is typed is still on the page.
      }
    },
    forget: (id) => localStorage.removeItem(keyOf(id)),
  };
}
