import type { MailRecord } from '@kontor/domain';
import { useGetList } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

/** The emails that a document was sent by; none for a draft. */
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
      // An email waits for the PDF; no event tells when it is sent.
      refetchInterval: ({ state }) => (state.data?.data.some(({ state: of }) => of === 'queued') ? 3000 : false),
    },
  );
  return data;
}
