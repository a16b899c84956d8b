import { DomainError } from '../errors/domain-error.ts';
import type { FileRecord } from './file.ts';

type Owned = Pick<FileRecord, 'subject' | 'createdById'>;

/**
 * Is it a PDF that Kontor drew of an issued invoice? Nobody uploaded it, and somebody may have got it by mail.
 * Example: `isIssuedPaper({ subject: 'Invoice', createdById: null })` is true.
 */
export const isIssuedPaper = ({ subject, createdById }: Owned): boolean => subject === 'Invoice' && createdById === null;

/** What was issued is kept. Throws DomainError `file.cannot_delete_issued`. */
export function assertMayGo(file: Owned): void {
  if (isIssuedPaper(file)) throw new DomainError('file.cannot_delete_issued');
}
