import type { ProjectRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { RelatedInvoices } from './RelatedInvoices.tsx';

export const ProjectInvoices = ({ record: { id } }: { record: ProjectRecord }) => {
  const t = useTranslate();
  return <RelatedInvoices filter={{ projectId: id }} emptyText={t('invoices.none_of_project')} />;
};
