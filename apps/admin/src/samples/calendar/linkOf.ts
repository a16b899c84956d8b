import type { AgendaEntry } from '@kontor/domain';
import { linkTo } from '../../platform/api/linkTo.ts';

/** The link of a date from Kontor; a document leads to its person's documents. */
export function linkOf({ kind, subject, recordId }: AgendaEntry): string | undefined {
  const link = subject ? linkTo(subject, recordId) : undefined;
  return link && kind === 'documentExpires' ? `${link}?tab=documents` : link;
}
