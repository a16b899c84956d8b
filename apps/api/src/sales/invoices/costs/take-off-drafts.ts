import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { changeDraft } from '../invoice.draft.ts';
import type { InvoicesService } from '../invoices.service.ts';
import { inputOf, lineInputOf } from './draft-input.ts';

/**
 * Removes the lines of draft invoices whose links `s` fit the condition, and returns the ids of those drafts. Lock order: invoices by id. A draft
 * that is sent meanwhile keeps its lines.
 */
export async function takeOffDrafts(em: EntityManager, invoices: InvoicesService, fits: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct i.id from invoice i join invoice_line l on l.invoice_id = i.id
    join invoice_source s on s.invoice_line_id = l.id and s.held where ${fits} and i.status = 'draft' order by i.id`.execute(
    em.getKysely(),
  );
  const ids = rows.map(({ id }) => id);
  const drafts = (await invoices.lockAll(em, ids, 'update')).filter(({ status }) => status === 'draft');
  for (const draft of drafts) {
    await em.populate(draft, ['lines.sources', 'taxes'], { refresh: true });
    const gone = await linesOf(em, draft.id, fits);
    const lines = draft.lines.getItems().filter(({ id }) => !gone.has(id));
    await changeDraft(em, draft.id, draft.version, { ...inputOf(draft), lines: lines.map(lineInputOf) });
  }
  await em.flush();
  return drafts.map(({ id }) => id);
}

/** Returns the ids of the lines of an invoice that bill what fits. */
async function linesOf(em: EntityManager, invoiceId: number, fits: RawBuilder<unknown>): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select l.id from invoice_line l
    join invoice_source s on s.invoice_line_id = l.id and s.held where l.invoice_id = ${invoiceId} and ${fits}`.execute(
    em.getKysely(),
  );
  return new Set(rows.map(({ id }) => id));
}
