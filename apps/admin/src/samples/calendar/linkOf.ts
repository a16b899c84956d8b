import type { AgendaEntry } from '@kontor/domain';
import { linkTo } from '../../platform/api/linkTo.ts';

/** Where a date from Kontor leads: a paper to the papers of its person. */
export function linkOf({ kind, subject, recordId }: AgendaEntry): string | undefined {
  const link = subject ? linkTo(subject, recordId) : undefined;
  return link && kind === 'documentExpires' ? `${link}?tab=documents` : link;
}
