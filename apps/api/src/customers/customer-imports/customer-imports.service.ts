import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { RequiredEntityData } from '@mikro-orm/core';
import type { ContactPersonInput, CustomerImportPreview, ImportInput, ImportRecord } from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import { assertImportable, assertMayMake, oneImportAtATime, previewOf } from '../../platform/imports/import-counts.ts';
import { keepImport, pastImports, undoImport } from '../../platform/imports/past-imports.ts';
import { pauseWithImported } from '../../platform/subjects/switching-off.ts';
import { allowAfterwards } from '../../platform/rest/allow.ts';
import { customerImportList } from './customer-imports.list.ts';
import { oneOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { Customer } from '../customers/customer.entity.ts';
import { isGood, readFile, type ReadyCustomer } from './read-customers.ts';

type Written = { record: Customer; before?: Record<string, unknown>; contacts: ContactPersonInput[] };

@Injectable()
export class CustomerImportsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<ImportRecord>> {
    return pastImports(this.em, customerImportList, 'Customer', query);
  }

  /** Previews the import; writes nothing. */
  async preview(input: ImportInput): Promise<CustomerImportPreview> {
    assertMayMake('Customer', 'Contact');
    const { customers, ...file } = await readFile(this.em, input);
    return previewOf(
      file,
      customers.flatMap(({ rows }) => rows),
    );
  }

  create(input: ImportInput): Promise<ImportRecord> {
    assertMayMake('Customer', 'Contact');
    return inTransaction(this.em, async (em) => {
      await oneImportAtATime(em, 'Customer');
      const { customers } = await readFile(em, input);
      const rows = customers.flatMap((customer) => customer.rows);
      assertImportable(rows, input);
      const told = { verb: 'import', reasons: { importedFrom: input.fileName } };
      const wanted = customers.filter((customer) => isGood(customer) && customer.outcome !== 'skip');
      await pauseWithImported(em, Customer, wanted);
      const written = wanted.map((one) => this.write(em, one));
      await flush(em, told);
      // Those of a new customer need its id.
      const contacts = written.flatMap(({ record, contacts }) =>
        contacts.map(({ alikeConfirmed: _, ...person }) => em.create(Contact, { ...person, customerId: record.id })),
      );
      for (const contact of contacts) allowAfterwards('create', 'Contact', contact);
      await flush(em, told);
      const records = [
        ...written.map(({ record, before }) => ({ subject: 'Customer', record, ...(before && { before }) })),
        ...contacts.map((record) => ({ subject: 'Contact', record })),
      ];
      const rowCount = rows.filter(({ problems }) => problems.length === 0).length;
      return keepImport(em, customerImportList, { kind: 'Customer', fileName: input.fileName, rowCount, records });
    });
  }

  async undo(id: number): Promise<ImportRecord> {
    await inTransaction(this.em, (em) => undoImport(em, 'Customer', id));
    return oneOf(this.em, customerImportList, id);
  }

  private write(em: EntityManager, { existing, input, changes, contacts }: ReadyCustomer): Written {
    const { rates: _rates, alikeConfirmed: _alike, pauseConfirmed: _pause, ...columns } = input ?? {};
    if (!existing) {
      const record = em.create(Customer, columns as RequiredEntityData<Customer>);
      allowAfterwards('create', 'Customer', record);
      return { record, contacts };
    }
    const before = Object.fromEntries(Object.keys(changes).map((key) => [key, existing[key as keyof Customer]]));
    em.assign(existing, changes);
    allowAfterwards('update', 'Customer', existing);
    return { record: existing, before, contacts };
  }
}
