/** Maximum size of a file in bytes: 10 MiB. */
export const fileSizeLimit = 10 * 1024 * 1024;

/** Records that files can be attached to. */
export const fileSubjects = [
  'Invoice',
  'Estimate',
  'CreditNote',
  'RetainerInvoice',
  'Project',
  'Customer',
  'Vendor',
  'Bill',
  'VendorCreditNote',
  'Expense',
  'Item',
  'InventoryAdjustment',
  'StockCount',
  'Organisation',
  'User',
] as const;
export type FileSubject = (typeof fileSubjects)[number];

export class FileRecord {
  id: number;
  createdAt: string;
  name: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  subject: FileSubject;
  subjectId: number;
  categoryId: number | null;
  createdById: number | null;
  createdByName: string | null;
}
