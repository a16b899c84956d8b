import { defineEntity, p } from '@mikro-orm/core';
import { demoInvoiceStatuses, type DemoClient } from '@kontor/domain';

/** An invoice of the sample list; the firm's own are in `invoice`. */
const schema = defineEntity({
  name: 'DemoInvoice',
  tableName: 'demo_invoice',
  properties: {
    id: p.integer().primary().autoincrement(false),
    issuedDate: p.string().length(20),
    client: p.json<DemoClient>(),
    service: p.string().length(100),
    total: p.integer(),
    avatar: p.text(),
    invoiceStatus: p.enum(demoInvoiceStatuses),
    /** A number, or a formatted text. */
    balance: p.json<number | string>(),
    dueDate: p.string().length(20),
  },
});
export class DemoInvoice extends schema.class {}
schema.setClass(DemoInvoice);
