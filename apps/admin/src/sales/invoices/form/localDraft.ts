import { readSession } from '../../../platform/api/session.ts';
import type { InvoiceValues } from './values.ts';

type LocalDraft = { savedAt: string; version: number | null; values: InvoiceValues };

const keyOf = (id: number | null): string => `kontor.invoice.${readSession()?.userData.id ?? 0}.${id ?? 'new'}`;

/** What was typed and not saved when the page went away; only for the version of the invoice that it was typed into. */
export function readLocalDraft(id: number | null, version: number | null): LocalDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as LocalDraft | null;
    return draft && draft.version === version && Array.isArray(draft.values.lines) ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function writeLocalDraft(id: number | null, version: number | null, values: InvoiceValues): void {
  try {
    const draft: LocalDraft = { savedAt: new Date().toISOString(), version, values };
    localStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage takes nothing; what is typed is still on the page.
  }
}

export const forgetLocalDraft = (id: number | null): void => localStorage.removeItem(keyOf(id));
