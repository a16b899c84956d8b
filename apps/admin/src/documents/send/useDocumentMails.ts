import type { MailRecord } from '@kontor/domain';
import { useGetList } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

/** The mails that a document left by; none of a draft. */
export function useDocumentMails(document: { id: number; status: string }): readonly MailRecord[] {
  const { subject } = useDocumentResource();
  const { data = [] } = useGetList<MailRecord>(
    'mails',
    {
      filter: { subjectType: subject, subjectId: document.id },
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    {
      enabled: document.status !== 'draft' && may('list', 'Mail'),
      // A mail waits for the PDF and then leaves; nobody is told when.
      refetchInterval: ({ state }) => (state.data?.data.some(({ state: of }) => of === 'queued') ? 3000 : false),
    },
  );
  return data;
}
