import { classifierTypes, estimateBadge, type EstimateRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { besideList } from '../../documents/beside/besideList.ts';
import { documentFilters } from '../../documents/list/documentFilters.ts';
import { referenceColumns } from '../../documents/list/referenceColumns.tsx';
import { DocumentLink } from '../../documents/list/DocumentLink.tsx';
import { FilterTotal } from '../../platform/list/FilterTotal.tsx';
import { useDocumentCounts } from '../../documents/list/useDocumentCounts.ts';
import { references } from '../../documents/values/references.ts';
import { useDocumentName } from '../../documents/values/useDocumentName.ts';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { KontorTable } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { WonShare } from './WonShare.tsx';
import { EstimateBadge } from './EstimateBadge.tsx';
import { EstimateTotal } from './EstimateTotal.tsx';

const Col = KontorTable.Col<EstimateRecord>;

const beside = besideList('estimates');
/** Says whether an estimate was never sent. A revision of a sent one keeps its number. */
const isDeletable = ({ status, number }: EstimateRecord): boolean => status === 'draft' && number === null;

export const EstimateList = () => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useDocumentName();
  const counts = useDocumentCounts('estimates');
  const today = useToday();
  const { choices: reasons, nameOf: reasonOf } = useClassifierChoices(classifierTypes.lossReason);
  const amounts = maySee('Estimate', 'total');
  const tab = (value: string, filter?: object) => ({ value, label: t(`estimates.tabs.${value}`), filter });
  return (
    <ListPage
      emptyText={t('estimates.empty')}
      tabs={{
        source: 'status',
        choices: [tab('draft'), tab('sent'), tab('expired', { expired: true }), tab('accepted'), tab('rejected')],
        counts,
      }}
      filters={[
        ...documentFilters('estimates', ['estimateDate', 'expiryDate'], t),
        {
          source: 'declineReasonId',
          label: t('resources.estimates.fields.declineReasonId'),
          kind: 'select',
          choices: reasons.map(({ id, name }) => ({ id: String(id), name })),
        },
      ]}
    >
      <KontorTable<EstimateRecord>
        bulk={
          may('delete', 'Estimate') && <BulkDelete label={t('estimates.delete_drafts')} text={t('estimates.confirm.delete')} />
        }
        rowClick={beside}
        isRowSelectable={isDeletable}
        hiddenColumns={['projectName', ...references, 'currency', 'decidedAt', 'declineReasonId', 'acceptedTotal']}
        totals={amounts ? { status: <WonShare />, total: <FilterTotal source="total" /> } : undefined}
        card={(record) => ({
          title: record.customerName,
          subtitle: `${nameOf(record)} · ${format.date(record.estimateDate)}`,
          end: amounts ? format.money(record.acceptedTotal ?? record.total, record.currency) : undefined,
          status: <EstimateBadge estimate={record} />,
        })}
      >
        <Col source="number" render={(record) => <DocumentLink document={record} />} />
        <Col source="customerName" />
        <Col source="projectName" />
        {referenceColumns}
        <Col source="estimateDate" field={DateField} />
        <Col source="expiryDate" field={DateField} />
        <Col
          source="status"
          render={(record) => <EstimateBadge estimate={record} />}
          exportValue={(record) => {
            const badge = estimateBadge(record, today);
            return badge === 'invoiced' ? t('estimates.invoiced') : t(`estimates.status.${badge}`);
          }}
        />
        <Col source="decidedAt" field={DateField} />
        <Col
          source="declineReasonId"
          disableSort
          render={({ declineReasonId }) => reasonOf(declineReasonId)}
          exportValue={({ declineReasonId }) => reasonOf(declineReasonId)}
        />
        <Col source="currency" />
        {amounts && <Col source="total" numeric render={(record) => <EstimateTotal estimate={record} />} />}
        {amounts && <Col source="acceptedTotal" numeric field={MoneyField} />}
      </KontorTable>
    </ListPage>
  );
};
