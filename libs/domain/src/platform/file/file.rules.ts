import { DomainError } from '../errors/domain-error.ts';
import type { FileRecord } from './file.ts';

type Owned = Pick<FileRecord, 'subject' | 'createdById'>;

/**
 * Is this the PDF that Kontor made of an issued invoice? Nobody uploaded it, and a customer may have received it. Example:
 * `isIssuedPaper({ subject: 'Invoice', createdById: null })` is true.
 */
export const isIssuedPaper = ({ subject, createdById }: Owned): boolean => subject === 'Invoice' && createdById === null;

/** Issued documents are kept. Throws DomainError `file.cannot_delete_issued`. */
export function assertMayGo(file: Owned): void {
  if (isIssuedPaper(file)) throw new DomainError('file.cannot_delete_issued');
}
