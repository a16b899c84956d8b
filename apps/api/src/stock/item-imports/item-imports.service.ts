import { Injectable } from '@nestjs/common';
import type { RequiredEntityData } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ImportInput, ImportRecord, ItemImportPreview } from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import { assertImportable, assertMayMake, oneImportAtATime, previewOf } from '../../platform/imports/import-counts.ts';
import { keepImport, pastImports, undoImport } from '../../platform/imports/past-imports.ts';
import { pauseWithImported } from '../../platform/subjects/switching-off.ts';
import { allowAfterwards } from '../../platform/rest/allow.ts';
import { itemImportList } from './item-imports.list.ts';
import { oneOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { Item } from '../items/item.entity.ts';
import { readFile, type ReadyItem } from './read-items.ts';

@Injectable()
export class ItemImportsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<ImportRecord>> {
    return pastImports(this.em, itemImportList, 'Item', query);
  }

  /** Previews the import; writes nothing. */
  async preview(input: ImportInput): Promise<ItemImportPreview> {
    assertMayMake('Item');
    const { items, ...file } = await readFile(this.em, input);
    return previewOf(
      file,
      items.map(({ row }) => row),
    );
  }

  create(input: ImportInput): Promise<ImportRecord> {
    assertMayMake('Item');
    return inTransaction(this.em, async (em) => {
      await oneImportAtATime(em, 'Item');
      const { items } = await readFile(em, input);
      assertImportable(
        items.map(({ row }) => row),
        input,
      );
      const good = items.filter(({ row }) => row.problems.length === 0);
      const wanted = good.filter(({ row }) => row.outcome !== 'skip');
      await pauseWithImported(em, Item, wanted);
      const records = wanted.map((item) => this.write(em, item));
      await flush(em, { verb: 'import', reasons: { importedFrom: input.fileName } });
      return keepImport(em, itemImportList, { kind: 'Item', fileName: input.fileName, rowCount: good.length, records });
    });
  }

  async undo(id: number): Promise<ImportRecord> {
    await inTransaction(this.em, (em) => undoImport(em, 'Item', id));
    return oneOf(this.em, itemImportList, id);
  }

  private write(em: EntityManager, { existing, input, changes }: ReadyItem) {
    if (!existing) {
      const record = em.create(Item, { ...input, sellingPrice: input?.sellingPrice ?? 0 } as RequiredEntityData<Item>);
      allowAfterwards('create', 'Item', record);
      return { subject: 'Item', record };
    }
    const before = Object.fromEntries(Object.keys(changes).map((key) => [key, existing[key as keyof Item]]));
    em.assign(existing, changes);
    allowAfterwards('update', 'Item', existing);
    return { subject: 'Item', record: existing, before };
  }
}
