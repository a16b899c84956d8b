import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  assertOpenPeriod,
  DomainError,
  priceOf,
  type ImportInput,
  type ImportRecord,
  type OpeningStockInput,
  type OpeningStockPreview,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { assertImportable, oneImportAtATime, previewOf } from '../../platform/imports/import-counts.ts';
import { Import } from '../../platform/imports/import.entity.ts';
import { keepImport, pastImports } from '../../platform/imports/past-imports.ts';
import { oneOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { lockItems } from '../moves/chain.store.ts';
import { LedgerService } from '../moves/ledger.service.ts';
import { openingStockImportList } from './opening-stock-imports.list.ts';
import { readFile } from './read-opening-stock.ts';

type Opening = { id: number; itemId: number; moveDate: string; name: string; moved: boolean };

@Injectable()
export class OpeningStockImportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly ledger: LedgerService,
    private readonly organisation: OrganisationService,
  ) {}

  list(query: ListQuery): Promise<Page<ImportRecord>> {
    return pastImports(this.em, openingStockImportList, 'StockMove', query);
  }

  /** Previews the import; writes nothing. */
  async preview(input: ImportInput): Promise<OpeningStockPreview> {
    assertMayOpen();
    const { stocks, ...file } = await readFile(this.em, input);
    return previewOf(
      file,
      stocks.map(({ row }) => row),
    );
  }

  create(input: ImportInput): Promise<ImportRecord> {
    assertMayOpen();
    return inTransaction(this.em, async (em) => {
      await oneImportAtATime(em, 'StockMove');
      const { stocks } = await readFile(em, input);
      assertImportable(
        stocks.map(({ row }) => row),
        input,
      );
      const good = stocks.filter(({ row }) => row.problems.length === 0);
      const entered = await this.enter(
        em,
        good.flatMap((one) => one.input ?? []),
      );
      const records = entered.map(({ id }) => ({ subject: 'StockMove', record: { id, version: 1 } }));
      return keepImport(em, openingStockImportList, {
        kind: 'StockMove',
        fileName: input.fileName,
        rowCount: good.length,
        records,
      });
    });
  }

  /** Only while the items have not moved since: the ledger keeps what anything builds on. */
  async undo(id: number): Promise<ImportRecord> {
    await inTransaction(this.em, async (em) => {
      const made = await em.findOne(Import, { id, kind: 'StockMove' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!made) throw notFound();
      assertMayOpen();
      if (made.undoneAt) return;
      const openings = await openingsOf(
        em,
        made.records.map((record) => record.id),
      );
      const moved = openings.find((one) => one.moved);
      if (moved) throw new DomainError('import.in_use', { name: moved.name });
      const { lockDate } = await this.organisation.get();
      for (const { moveDate } of openings) assertOpenPeriod(moveDate, lockDate, 'moveDate');
      await sql`select set_config('kontor.undoing', 'opening', true)`.execute(em.getKysely());
      await sql`delete from stock_move where id = any(${openings.map((one) => one.id)}::int[])`.execute(em.getKysely());
      await sql`select set_config('kontor.undoing', '', true)`.execute(em.getKysely());
      made.undoneAt = clock.now();
      await em.flush();
    });
    return oneOf(this.em, openingStockImportList, id);
  }

  /** Enters the days in their order. The preview asked for what the ledger refuses, under the lock of the items it asks again. */
  private async enter(em: EntityManager, all: readonly OpeningStockInput[]): Promise<{ id: number }[]> {
    const itemIds = all.map(({ itemId }) => itemId);
    await lockItems(em, itemIds);
    const { rows: moved } = await sql`select 1 from stock_move where item_id = any(${itemIds}::int[]) limit 1`.execute(
      em.getKysely(),
    );
    if (moved.length) throw new DomainError('stock.opened');
    const entered: { id: number }[] = [];
    for (const date of [...new Set(all.map(({ moveDate }) => moveDate))].sort()) {
      const moves = all
        .filter(({ moveDate }) => moveDate === date)
        .map(({ itemId, quantity, unitCost }) => ({
          itemId,
          quantity,
          kind: 'opening' as const,
          givenValue: priceOf(quantity, unitCost),
        }));
      entered.push(...(await this.ledger.enter(em, { date, dateField: 'moveDate', moves, fieldOf: () => 'quantity' })));
    }
    return entered;
  }
}

/** Bringing the cost of goods takes the right to see it, as typing it does. */
function assertMayOpen(): void {
  const { ability } = actor();
  if (!allows(ability, 'openStock', 'StockMove') || !allows(ability, 'read', 'StockMove', undefined, 'value')) throw forbidden();
}

/** Locks the items, in the order of the ledger, and tells which of them moved after their opening stock. */
async function openingsOf(em: EntityManager, ids: readonly number[]): Promise<Opening[]> {
  const db = em.getKysely();
  const { rows } = await sql<{
    itemId: number;
  }>`select item_id as "itemId" from stock_move where id = any(${[...ids]}::int[])`.execute(db);
  await lockItems(
    em,
    rows.map(({ itemId }) => itemId),
  );
  return (
    await sql<Opening>`select m.id, m.item_id as "itemId", to_char(m.move_date, 'YYYY-MM-DD') as "moveDate", i.name,
      exists (select 1 from stock_move o where o.item_id = m.item_id and o.id <> m.id) as moved
    from stock_move m join item i on i.id = m.item_id where m.id = any(${[...ids]}::int[]) order by m.id`.execute(db)
  ).rows;
}
