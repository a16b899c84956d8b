import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { CreditFigures, SourceRecord } from '@kontor/domain';
import { changeParts } from '../../documents/write-parts.ts';
import { sourceId, sourceKind } from '../invoices/invoices.list.ts';
import { CreditNoteLine } from './credit-note-line.entity.ts';
import { CreditNoteSource } from './credit-note-source.entity.ts';
import { CreditNoteTax } from './credit-note-tax.entity.ts';
import type { CreditNote } from './credit-note.entity.ts';

/** Writes the lines and taxes of a credit note that is loaded with its parts, or is new. */
export async function writeParts(em: EntityManager, note: CreditNote, { lines, taxes }: CreditFigures): Promise<void> {
  const linkOf = await heldSources(
    em,
    lines.filter(({ sources }) => sources.length).map(({ invoiceLineId }) => invoiceLineId),
  );
  changeParts(note.lines, lines, ({ sources, ...columns }, known) => {
    const line = known ? em.assign(known, columns) : em.create(CreditNoteLine, { ...columns, creditNote: note });
    changeSources(
      em,
      line,
      sources.flatMap((source) => linkOf.get(nameOf(columns.invoiceLineId, source)) ?? []),
    );
  });
  changeParts(note.taxes, taxes, (columns, known) => {
    if (known) em.assign(known, columns);
    else em.create(CreditNoteTax, { ...columns, creditNote: note });
  });
  await em.flush();
}

function changeSources(em: EntityManager, line: CreditNoteLine, wanted: readonly number[]): void {
  const before = line.sources.getItems();
  line.sources.remove(before.filter((one) => !wanted.includes(one.sourceId)));
  const known = new Set(before.map((one) => one.sourceId));
  for (const id of wanted) if (!known.has(id)) em.create(CreditNoteSource, { line, sourceId: id });
}

const nameOf = (line: number, { kind, id }: SourceRecord): string => `${line} ${kind} ${id}`;

/** Finds the links of what invoice lines hold, each by its line, kind and id. */
async function heldSources(em: EntityManager, lines: readonly number[]): Promise<Map<string, number>> {
  if (lines.length === 0) return new Map();
  const { rows } = await sql<SourceRecord & { line: number; link: number }>`select s.invoice_line_id as line, s.id as link,
      ${sql.raw(sourceKind)} as kind, ${sql.raw(sourceId)} as id
    from invoice_source s where s.invoice_line_id = any(${[...lines]}::int[]) and s.held`.execute(em.getKysely());
  return new Map(rows.map(({ line, link, ...source }) => [nameOf(line, source), link]));
}

/** Sets the sources of a credit note free, or takes them back. The database refuses those that another invoice bills meanwhile. */
export async function holdSources(em: EntityManager, noteId: number, held: true | null): Promise<void> {
  await sql`update invoice_source set held = ${held} where id in (select f.invoice_source_id from credit_note_source f
      join credit_note_line d on d.id = f.credit_note_line_id where d.credit_note_id = ${noteId})`.execute(em.getKysely());
}
