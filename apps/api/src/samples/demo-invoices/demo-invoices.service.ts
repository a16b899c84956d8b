import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  demoInvoiceOf,
  demoPaymentDetails,
  fitsDemoInvoice,
  offeredClients,
  sliceOf,
  type DemoClient,
  type DemoInvoiceAnswer,
  type DemoInvoiceInput,
  type DemoInvoicePage,
  type DemoInvoiceRecord,
  type Slice,
} from '@kontor/domain';
import { SampleSets } from '../sets/sample-sets.ts';
import { DemoInvoice } from './demo-invoice.entity.ts';
import { demoInvoiceSet } from './demo-invoices.set.ts';

const columns = sql`id, issued_date as "issuedDate", client, service, total, avatar, invoice_status as "invoiceStatus", balance,
  due_date as "dueDate"`;

@Injectable()
export class DemoInvoicesService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  /** The answer contains all of them anyway, so the domain rule filters them here instead of SQL. */
  async page(filter: { q: string; status: string }, slice: Slice): Promise<DemoInvoicePage> {
    await this.sets.ready(demoInvoiceSet);
    const { rows } = await sql<DemoInvoiceRecord>`select ${columns} from demo_invoice order by id desc`.execute(
      this.em.getKysely(),
    );
    const found = rows.filter((invoice) => fitsDemoInvoice(invoice, filter));
    return { allData: rows, invoices: sliceOf(found, slice), total: found.length };
  }

  async get(id: number | undefined): Promise<DemoInvoiceAnswer> {
    await this.sets.ready(demoInvoiceSet);
    const { rows } = await sql<DemoInvoiceRecord>`select ${columns} from demo_invoice where id = ${id ?? null}`.execute(
      this.em.getKysely(),
    );
    return { invoice: rows[0] ?? null, paymentDetails: demoPaymentDetails };
  }

  async clients(): Promise<DemoClient[]> {
    await this.sets.ready(demoInvoiceSet);
    const { rows } = await sql<{
      client: DemoClient;
    }>`select client from demo_invoice order by id limit ${offeredClients}`.execute(this.em.getKysely());
    return rows.map(({ client }) => client);
  }

  add(input: DemoInvoiceInput): Promise<{ invoice: DemoInvoiceRecord }> {
    return this.em.transactional(async (em) => {
      await this.sets.ready(demoInvoiceSet);
      const invoice = demoInvoiceOf(await this.sets.takeId(em, demoInvoiceSet), input);
      em.create(DemoInvoice, invoice);
      return { invoice };
    });
  }

  /** An unknown id is not an error. */
  async remove(id: number | undefined): Promise<void> {
    await this.sets.ready(demoInvoiceSet);
    const invoice = id === undefined ? null : await this.em.findOne(DemoInvoice, { id });
    if (invoice) await this.em.remove(invoice).flush();
  }
}
