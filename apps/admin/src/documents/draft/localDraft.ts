import { readSession } from '../../platform/api/session/session.ts';

/**
 * Drafts kept in this browser until saved or discarded. The kind is part of their name, so that an estimate is never taken for an
 * invoice.
 */
export type LocalDrafts<T> = {
  /** Key in the storage, and name of the lock between tabs. */
  nameOf: (id: number | null) => string;
  /** The values that were not saved when the page closed; only for the version of the document that they belong to. */
  read: (id: number | null, version: number | null) => LocalDraft<T> | undefined;
  write: (id: number | null, version: number | null, values: T) => void;
  forget: (id: number | null) => void;
};
export type LocalDraft<T> = { savedAt: string; version: number | null; values: T };

const hasLines = (values: object): boolean => Array.isArray((values as { lines?: unknown }).lines);

/** Example: `const drafts = localDraftsOf<InvoiceValues>('invoice')`. `isWhole` says whether kept values are those of today's form. */
export function localDraftsOf<T extends object>(kind: string, isWhole: (values: T) => boolean = hasLines): LocalDrafts<T> {
  const nameOf = (id: number | null): string => `kontor.${kind}.${id ?? 'new'}`;
  const keyOf = (id: number | null): string => `kontor.${kind}.${readSession()?.userData.id ?? 0}.${id ?? 'new'}`;
  return {
    nameOf,
    read: (id, version) => {
      try {
        const draft = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as LocalDraft<T> | null;
        return draft && draft.version === version && isWhole(draft.values) ? draft : undefined;
      } catch {
        return undefined;
      }
    },
    write: (id, version, values) => {
      try {
        const draft: LocalDraft<T> = { savedAt: new Date().toISOString(), version, values };
        localStorage.setItem(keyOf(id), JSON.stringify(draft));
      } catch {
        // Storage that is full or forbidden is ignored; the page still has the values.
      }
    },
    forget: (id) => localStorage.removeItem(keyOf(id)),
  };
}
