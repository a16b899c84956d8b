import type { EntityManager } from '@mikro-orm/postgresql';
import type { EInvoice, ReceivedFinding } from '@kontor/domain';
import { actor } from '../../platform/context/actor.ts';
import { File } from '../../platform/files/file.entity.ts';
import type { Upload } from '../../platform/files/upload.guard.ts';
import { allow, allowAfterwards } from '../../platform/rest/allow.ts';
import type { Said } from '../bills/received.columns.ts';
import type { Paper } from './attached-papers.ts';

/** The file of an e-invoice as it came, the files that were in it, and the names of those that cannot be opened. */
export type Kept = { upload: Upload; papers: readonly Paper[]; leftOut: readonly string[] };
type Owner = { subject: 'Bill' | 'VendorCreditNote'; id: number };

/** Attaches an e-invoice and the files in it to what was made of it. Returns the id of the e-invoice's file. */
export async function keepFiles(em: EntityManager, owner: Owner, { upload, papers }: Kept): Promise<number> {
  const { id } = await keepFile(em, owner, upload);
  for (const paper of papers) await keepFile(em, owner, paper);
  return id;
}

async function keepFile(em: EntityManager, { subject, id: subjectId }: Owner, stored: Paper | Upload): Promise<File> {
  const { key: storageKey, name, mimeType, size, sha256 } = stored;
  const columns = { subject, subjectId, categoryId: null, name, mimeType, size, sha256, storageKey };
  allow('create', 'File', columns);
  const file = em.create(File, { ...columns, createdById: actor().userId });
  allowAfterwards('create', 'File', file);
  await em.flush();
  return file;
}

/** Tells of the files inside that are only in the e-invoice. */
export const tellOfLeftOut = ({ leftOut }: Kept): ReceivedFinding[] =>
  leftOut.map((name) => ({ code: 'received.file_left_out', params: { name } }));

/** Returns what is kept of the vendor's words beside the file. */
export const saidOf = ({ type, seller, buyer, buyerReference, payment, currency, totals }: EInvoice): Said => ({
  type,
  sellerName: seller.name,
  buyerName: buyer.name,
  buyerReference,
  paymentReference: payment?.reference ?? null,
  account: payment?.account ?? null,
  currency,
  net: totals.net,
  tax: totals.tax,
  total: totals.total,
  prepaid: totals.prepaid,
  rounding: totals.rounding,
  due: totals.due,
});
