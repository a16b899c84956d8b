import { defineEntity, p } from '@mikro-orm/core';
import { money } from '../../platform/orm/base.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { CreditNote } from './credit-note.entity.ts';

/** The part of a credit note that reduces the balance of an invoice: its own, or another one of the customer's. */
const schema = defineEntity({
  name: 'CreditAllocation',
  tableName: 'credit_allocation',
  uniques: [{ name: 'credit_allocation_unique', properties: ['creditNote', 'invoiceId'] }],
  checks: [{ name: 'credit_allocation_amount', expression: 'amount > 0' }],
  properties: {
    id: p.integer().primary(),
    creditNote: () => p.manyToOne(CreditNote).deleteRule('cascade'),
    invoiceId: () => p.manyToOne(Invoice).mapToPk().joinColumn('invoice_id').deleteRule('restrict').index(),
    amount: money(),
    /** The date of the credit note, or a later one if the customer's credit was used. */
    allocationDate: p.date(),
  },
});
export class CreditAllocation extends schema.class {}
schema.setClass(CreditAllocation);
