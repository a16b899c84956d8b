import { DomainError } from '../errors/domain-error.ts';
import type { FileRecord, FileSubject } from './file.ts';

type Owned = Pick<FileRecord, 'subject' | 'createdById'>;

/**
 * Is this what Kontor made of an issued document, as PDF or e-invoice? Nobody uploaded it, and a customer may have received it.
 * Example: `isIssuedPaper({ subject: 'Invoice', createdById: null })` is true.
 */
export const isIssuedPaper = ({ subject, createdById }: Owned): boolean => createdById === null && issued.includes(subject);
const issued: readonly FileSubject[] = ['Estimate', 'Invoice', 'CreditNote', 'RetainerInvoice'];

/** Issued documents are kept. Throws DomainError `file.cannot_delete_issued`. */
export function assertMayGo(file: Owned): void {
  if (isIssuedPaper(file)) throw new DomainError('file.cannot_delete_issued');
}
