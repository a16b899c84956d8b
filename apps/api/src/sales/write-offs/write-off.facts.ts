import type { Kysely } from 'kysely';
import { invoiceStates } from '@kontor/domain';
import { moneyFacts, type Reach } from '../../platform/facts/fact.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { invoiceList } from '../invoices/invoices.list.ts';
import type { WriteOff } from './write-off.entity.ts';

/** What nobody will pay of an invoice. */
export const writtenOffInvoices = (db: Kysely<unknown>, reach?: Reach) =>
  moneyFacts(
    typed<{ write_off: WriteOff; invoice: Invoice }>(db)
      .selectFrom('write_off as w')
      .innerJoin('invoice as i', 'i.id', 'w.invoice_id')
      .where('i.status', 'in', invoiceStates.counted),
    {
      of: invoiceList,
      reach,
      kind: 'writeOff',
      day: 'w.write_off_date',
      keys: { customer_id: 'i.customer_id', project_id: 'i.project_id' },
      rate: 'i',
      net: 'w.amount',
      less: true,
    },
  );
