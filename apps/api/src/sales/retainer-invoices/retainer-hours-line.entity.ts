import { defineEntity, p } from '@mikro-orm/core';
import { InvoiceLine } from '../invoices/invoice-line.entity.ts';
import { RetainerApplication } from './retainer-application.entity.ts';

/** The line of an invoice that brings prepaid hours to the price agreed in advance. */
const schema = defineEntity({
  name: 'RetainerHoursLine',
  tableName: 'retainer_hours_line',
  uniques: [{ name: 'retainer_hours_line_unique', properties: ['invoiceLineId'] }],
  properties: {
    id: p.integer().primary(),
    application: () => p.manyToOne(RetainerApplication).joinColumn('retainer_application_id').deleteRule('cascade').index(),
    invoiceLineId: () => p.manyToOne(InvoiceLine).mapToPk().joinColumn('invoice_line_id').deleteRule('restrict'),
  },
});
export class RetainerHoursLine extends schema.class {}
schema.setClass(RetainerHoursLine);
