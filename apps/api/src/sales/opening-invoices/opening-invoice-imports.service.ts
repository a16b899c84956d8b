import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError, openingFigures, type ImportInput, type ImportRecord, type OpeningInvoicePreview } from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import { clock } from '../../platform/context/clock.ts';
import { assertImportable, assertMayMake, oneImportAtATime, previewOf } from '../../platform/imports/import-counts.ts';
import { keepImport, pastImports, undoImport } from '../../platform/imports/past-imports.ts';
import { allowAfterwards } from '../../platform/rest/allow.ts';
import { openingInvoiceImportList } from './opening-invoice-imports.list.ts';
import { oneOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { allowFields } from '../../platform/rest/writing.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { readFile, type ReadyInvoice } from './read-opening-invoices.ts';

@Injectable()
export class OpeningInvoiceImportsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<ImportRecord>> {
    return pastImports(this.em, openingInvoiceImportList, 'Invoice', query);
  }

  /** Previews the import; writes nothing. */
  async preview(input: ImportInput): Promise<OpeningInvoicePreview> {
    assertMayMake('Invoice');
    const { invoices, ...file } = await readFile(this.em, input);
    return previewOf(
      file,
      invoices.map(({ row }) => row),
    );
  }

  create(input: ImportInput): Promise<ImportRecord> {
    assertMayMake('Invoice');
    return inTransaction(this.em, async (em) => {
      await oneImportAtATime(em, 'Invoice');
      const { invoices } = await readFile(em, input);
      assertImportable(
        invoices.map(({ row }) => row),
        input,
      );
      const good = invoices.filter(({ row }) => row.problems.length === 0);
      const records = good.filter(({ row }) => row.outcome === 'create').flatMap((invoice) => this.write(em, invoice));
      await flush(em, { verb: 'import', reasons: { importedFrom: input.fileName } });
      return keepImport(em, openingInvoiceImportList, {
        kind: 'Invoice',
        fileName: input.fileName,
        rowCount: good.length,
        records,
      });
    });
  }

  async undo(id: number): Promise<ImportRecord> {
    await inTransaction(this.em, async (em) => {
      await assertUnpaid(em, id);
      await undoImport(em, 'Invoice', id);
    });
    return oneOf(this.em, openingInvoiceImportList, id);
  }

  private write(em: EntityManager, { input, customer }: ReadyInvoice): { subject: string; record: Invoice }[] {
    if (!input || !customer) return [];
    const { total, open, reference, note, ...head } = input;
    allowFields('create', 'Invoice', { total, prepaid: total, balance: open });
    const record = em.create(Invoice, {
      ...head,
      ...openingFigures({ total, open }),
      status: 'sent',
      opening: true,
      language: customer.language,
      paymentReference: reference ?? null,
      internalNote: note ?? null,
      sentAt: clock.now(),
    });
    allowAfterwards('create', 'Invoice', record);
    return [{ subject: 'Invoice', record }];
  }
}

/** Says which invoice was paid since; that it was changed would be true too, and help nobody. */
async function assertUnpaid(em: EntityManager, id: number): Promise<void> {
  const { rows } = await sql<{ number: string }>`select i.number from record_import m, jsonb_array_elements(m.records) r
    join invoice i on i.id = (r ->> 'id')::int
    where m.id = ${id} and m.kind = 'Invoice' and m.undone_at is null and exists (select 1 from payment_allocation a where a.invoice_id = i.id)
    order by i.id limit 1`.execute(em.getKysely());
  if (rows[0]) throw new DomainError('opening_invoice.paid', { number: rows[0].number });
}
