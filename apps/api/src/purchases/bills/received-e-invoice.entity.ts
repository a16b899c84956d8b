import { defineEntity, p } from '@mikro-orm/core';
import type { ReceivedEInvoice as Received, ReceivedFinding } from '@kontor/domain';
import { createdAt } from '../../platform/orm/base.ts';
import { File } from '../../platform/files/file.entity.ts';
import { Bill } from './bill.entity.ts';

/** What is kept of the words of the vendor; the rest is in the file. */
export type Said = Omit<Received, 'receivedAt' | 'fileId' | 'findings'>;

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
    createdAt,
    bill: () => p.manyToOne(Bill).deleteRule('cascade'),
    // Checked at the end of a transaction, because a removed draft takes its files and this row with it in any order.
    fileId: () => p.manyToOne(File).mapToPk().joinColumn('file_id').deleteRule('no action').deferMode('deferred'),
    sha256: p.string().length(64),
    said: p.json<Said>(),
    findings: p.json<ReceivedFinding[]>(),
  },
});
export class ReceivedEInvoice extends schema.class {}
schema.setClass(ReceivedEInvoice);
