import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  DomainError,
  openingBillFigures,
  type ImportInput,
  type ImportRecord,
  type OpeningBillInput,
  type OpeningBillPreview,
} from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import { clock } from '../../platform/context/clock.ts';
import { assertImportable, assertMayMake, oneImportAtATime, previewOf } from '../../platform/imports/import-counts.ts';
import { keepImport, pastImports, undoImport } from '../../platform/imports/past-imports.ts';
import { allowAfterwards } from '../../platform/rest/allow.ts';
import { oneOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { allowFields } from '../../platform/rest/writing.ts';
import { Bill } from '../bills/bill.entity.ts';
import { openingBillImportList } from './opening-bill-imports.list.ts';
import { readFile } from './read-opening-bills.ts';

@Injectable()
export class OpeningBillImportsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<ImportRecord>> {
    return pastImports(this.em, openingBillImportList, 'Bill', query);
  }

  /** Previews the import; writes nothing. */
  async preview(input: ImportInput): Promise<OpeningBillPreview> {
    assertMayMake('Bill');
    const { bills, ...file } = await readFile(this.em, input);
    return previewOf(
      file,
      bills.map(({ row }) => row),
    );
  }

  create(input: ImportInput): Promise<ImportRecord> {
    assertMayMake('Bill');
    return inTransaction(this.em, async (em) => {
      await oneImportAtATime(em, 'Bill');
      const { bills } = await readFile(em, input);
      assertImportable(
        bills.map(({ row }) => row),
        input,
      );
      const good = bills.filter(({ row }) => row.problems.length === 0);
      const made = good.flatMap(({ input: bill, row }) => (bill && row.outcome === 'create' ? this.write(em, bill) : []));
      await flush(em, { verb: 'import', reasons: { importedFrom: input.fileName } });
      const records = made.map((record) => ({ subject: 'Bill', record }));
      return keepImport(em, openingBillImportList, { kind: 'Bill', fileName: input.fileName, rowCount: good.length, records });
    });
  }

  async undo(id: number): Promise<ImportRecord> {
    await inTransaction(this.em, async (em) => {
      await assertUnpaid(em, id);
      await undoImport(em, 'Bill', id);
    });
    return oneOf(this.em, openingBillImportList, id);
  }

  private write(em: EntityManager, { open, ...head }: OpeningBillInput): Bill {
    allowFields('create', 'Bill', { total: open, balance: open });
    const record = em.create(Bill, {
      ...head,
      ...openingBillFigures(open),
      opening: true,
      status: 'open',
      openedAt: clock.now(),
    });
    allowAfterwards('create', 'Bill', record);
    return record;
  }
}

/** Says which bill was paid since; that it was changed would be true too, and help nobody. */
async function assertUnpaid(em: EntityManager, id: number): Promise<void> {
  const { rows } = await sql<{ number: string }>`select b.number from record_import m, jsonb_array_elements(m.records) r
    join bill b on b.id = (r ->> 'id')::int
    where m.id = ${id} and m.kind = 'Bill' and m.undone_at is null and exists (select 1 from vendor_payment_allocation a where a.bill_id = b.id)
    order by b.id limit 1`.execute(em.getKysely());
  if (rows[0]) throw new DomainError('opening_bill.paid', { number: rows[0].number });
}
