import { defineEntity, p } from '@mikro-orm/core';
import { money } from '../../platform/orm/base.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { RetainerInvoice } from './retainer-invoice.entity.ts';

/** Money of a retainer invoice that an invoice uses: reserved while that is a draft, and final once it stands on the sent invoice. */
const schema = defineEntity({
  name: 'RetainerApplication',
  tableName: 'retainer_application',
  uniques: [{ name: 'retainer_application_unique', properties: ['retainerInvoice', 'invoiceId', 'isFinal'] }],
  checks: [
    { name: 'retainer_application_amount', expression: 'amount > 0' },
    { name: 'retainer_application_minutes', expression: 'minutes >= 0' },
    { name: 'retainer_application_released', expression: 'is_final or released_date is null' },
  ],
  properties: {
    id: p.integer().primary(),
    retainerInvoice: () => p.manyToOne(RetainerInvoice).deleteRule('restrict'),
    invoiceId: () => p.manyToOne(Invoice).mapToPk().joinColumn('invoice_id').deleteRule('restrict').index(),
    amount: money(),
    /** The prepaid hours that it draws. */
    minutes: p.integer().default(0),
    applicationDate: p.date(),
    isFinal: p.boolean().default(false),
    /** Its invoice was voided or credited on that day, so the money is available again; the invoice still names it. */
    releasedDate: p.date().nullable(),
  },
});
export class RetainerApplication extends schema.class {}
schema.setClass(RetainerApplication);
