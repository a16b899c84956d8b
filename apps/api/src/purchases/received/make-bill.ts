import type { EntityManager } from '@mikro-orm/postgresql';
import { billOfVendor, type EInvoice, type ReceivingBasis } from '@kontor/domain';
import { likelyDouble } from '../bills/bill.double.ts';
import { createBill } from '../bills/bill.draft.ts';
import { ReceivedEInvoice } from '../bills/received-e-invoice.entity.ts';
import { keepFiles, saidOf, tellOfLeftOut, type Kept } from './keep-files.ts';
import { assertNumberFree } from './known.ts';

/** Makes the draft bill of an e-invoice, and keeps its files. Returns its id. */
export async function makeBill(em: EntityManager, invoice: EInvoice, basis: ReceivingBasis, kept: Kept): Promise<number> {
  const { input, findings } = billOfVendor(invoice, basis);
  await assertNumberFree(em, { ...input, date: input.billDate, isCredit: false });
  const bill = await createBill(em, { ...input, doubleConfirmed: true, taxConfirmed: true });
  await em.flush();
  const double = await likelyDouble(em, bill, bill.id);
  if (double) findings.push({ code: 'received.double', params: { number: double.number, date: double.date } });
  findings.push(...tellOfLeftOut(kept));
  const fileId = await keepFiles(em, { subject: 'Bill', id: bill.id }, kept);
  em.create(ReceivedEInvoice, { bill, fileId, sha256: kept.upload.sha256, said: saidOf(invoice), findings });
  await em.flush();
  return bill.id;
}
