import { Injectable } from '@nestjs/common';
import type { RequiredEntityData } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ImportInput, ImportRecord, VendorImportPreview } from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import { assertImportable, assertMayMake, oneImportAtATime, previewOf } from '../../platform/imports/import-counts.ts';
import { keepImport, pastImports, undoImport } from '../../platform/imports/past-imports.ts';
import { pauseWithImported } from '../../platform/subjects/switching-off.ts';
import { allowAfterwards } from '../../platform/rest/allow.ts';
import { oneOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { readFile, type ReadyVendor } from './read-vendors.ts';
import { vendorImportList } from './vendor-imports.list.ts';

@Injectable()
export class VendorImportsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<ImportRecord>> {
    return pastImports(this.em, vendorImportList, 'Vendor', query);
  }

  /** Previews the import; writes nothing. */
  async preview(input: ImportInput): Promise<VendorImportPreview> {
    assertMayMake('Vendor');
    const { vendors, ...file } = await readFile(this.em, input);
    return previewOf(
      file,
      vendors.map(({ row }) => row),
    );
  }

  create(input: ImportInput): Promise<ImportRecord> {
    assertMayMake('Vendor');
    return inTransaction(this.em, async (em) => {
      await oneImportAtATime(em, 'Vendor');
      const { vendors } = await readFile(em, input);
      assertImportable(
        vendors.map(({ row }) => row),
        input,
      );
      const good = vendors.filter(({ row }) => row.problems.length === 0);
      const wanted = good.filter(({ row }) => row.outcome !== 'skip');
      await pauseWithImported(em, Vendor, wanted);
      const records = wanted.map((vendor) => this.write(em, vendor));
      await flush(em, { verb: 'import', reasons: { importedFrom: input.fileName } });
      return keepImport(em, vendorImportList, { kind: 'Vendor', fileName: input.fileName, rowCount: good.length, records });
    });
  }

  async undo(id: number): Promise<ImportRecord> {
    await inTransaction(this.em, (em) => undoImport(em, 'Vendor', id));
    return oneOf(this.em, vendorImportList, id);
  }

  private write(em: EntityManager, { existing, input, changes }: ReadyVendor) {
    if (!existing) {
      const { alikeConfirmed: _alike, pauseConfirmed: _pause, ...columns } = input ?? {};
      const record = em.create(Vendor, columns as RequiredEntityData<Vendor>);
      allowAfterwards('create', 'Vendor', record);
      return { subject: 'Vendor', record };
    }
    const before = Object.fromEntries(Object.keys(changes).map((key) => [key, existing[key as keyof Vendor]]));
    em.assign(existing, changes);
    allowAfterwards('update', 'Vendor', existing);
    return { subject: 'Vendor', record: existing, before };
  }
}
