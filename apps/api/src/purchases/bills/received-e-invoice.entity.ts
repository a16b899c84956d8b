import { defineEntity, p } from '@mikro-orm/core';
import { Bill } from './bill.entity.ts';
import { receivedColumns } from './received.columns.ts';

/** The file that a bill was made of. One file makes one bill, and is kept as it came for as long as the bill. */
const schema = defineEntity({
  name: 'ReceivedEInvoice',
  tableName: 'received_e_invoice',
  uniques: [
    { name: 'received_e_invoice_bill_unique', properties: ['bill'] },
    { name: 'received_e_invoice_sha256_unique', properties: ['sha256'] },
    { name: 'received_e_invoice_file_unique', properties: ['fileId'] },
  ],
  properties: {
    id: p.integer().primary(),
    bill: () => p.manyToOne(Bill).deleteRule('cascade'),
    ...receivedColumns,
  },
});
export class ReceivedEInvoice extends schema.class {}
schema.setClass(ReceivedEInvoice);
