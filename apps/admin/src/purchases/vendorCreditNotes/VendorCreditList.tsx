import { useTranslate } from 'react-admin';
import { useDocumentCounts } from '../../documents/list/useDocumentCounts.ts';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { currencyCodes } from '../../platform/inputs/codes.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import type { FilterSpec } from '../../platform/list/filters/FilterBar.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { ReceiveFiles } from '../bills/received/ReceiveFiles.tsx';
import { CreditTable } from './CreditTable.tsx';

const statuses = ['draft', 'open', 'used', 'void'] as const;

function filtersOf(t: (key: string) => string, amounts: boolean): FilterSpec[] {
  const field = (source: string) => t(`resources.vendorCreditNotes.fields.${source}`);
  const ends = (source: string, kind: 'date' | 'number'): FilterSpec[] =>
    ['gte', 'lte'].map((end) => ({ source: `${source}_${end}`, label: field(source), kind }));
  return [
    { source: 'vendorId', label: field('vendorId'), kind: 'reference', reference: 'vendors' },
    { source: 'billId', label: t('vendorCreditNotes.filter.bill'), kind: 'reference', reference: 'bills' },
    { source: 'projectId', label: field('projectId'), kind: 'reference', reference: 'projects' },
    { source: 'hasPaper', label: field('hasPaper'), kind: 'boolean' },
    ...ends('creditDate', 'date'),
    { source: 'currency', label: field('currency'), kind: 'select', choices: currencyCodes().map((id) => ({ id, name: id })) },
    ...(amounts ? ends('total', 'number') : []),
  ];
}

export const VendorCreditList = () => {
  const t = useTranslate();
  const counts = useDocumentCounts('vendorCreditNotes');
  const choices = statuses.map((value) => ({ value, label: t(`vendorCreditNotes.statuses.${value}`) }));
  return (
    <ReceiveFiles>
      {(upload) => (
        <ListPage
          importing={upload}
          emptyText={t('vendorCreditNotes.empty')}
          tabs={{ source: 'status', choices, counts }}
          filters={filtersOf(t, maySee('VendorCreditNote', 'total'))}
        >
          <CreditTable vendor whole bulk={may('delete', 'VendorCreditNote') && <BulkDelete label={t('bills.bulk.remove')} />} />
        </ListPage>
      )}
    </ReceiveFiles>
  );
};
