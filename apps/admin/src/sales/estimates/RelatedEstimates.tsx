import type { CustomerRecord, EstimateRecord, ProjectRecord } from '@kontor/domain';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDocumentName } from '../../documents/values/useDocumentName.ts';
import { DateField } from '../../platform/format/fields.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { EstimateBadge } from './EstimateBadge.tsx';
import { EstimateTotal } from './EstimateTotal.tsx';

const Col = KontorTable.Col<EstimateRecord>;

/** The estimates of a customer or a project, inside a tab. */
const RelatedEstimates = ({ filter }: { filter: { customerId?: number; projectId?: number } }) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useDocumentName();
  const badge = (estimate: EstimateRecord) => (
    <>
      <EstimateBadge estimate={estimate} />
      {estimate.madeProjectId !== null && estimate.madeProjectId === filter.projectId && (
        <Typography variant="caption" component="div" color="textSecondary">
          {t('estimates.made_this_project')}
        </Typography>
      )}
    </>
  );
  return (
    <RelatedList
      resource="estimates"
      filter={filter}
      sort={{ field: 'estimateDate', order: 'DESC' }}
      emptyText={t('estimates.none')}
    >
      <KontorTable<EstimateRecord>
        totals={{ total: <PageTotal source="total" /> }}
        card={(record) => ({
          title: nameOf(record),
          subtitle: format.date(record.estimateDate),
          end: format.money(record.acceptedTotal ?? record.total, record.currency),
          status: badge(record),
        })}
      >
        <Col source="number" render={(record) => <RowLink>{nameOf(record)}</RowLink>} />
        <Col source="status" render={badge} />
        <Col source="estimateDate" field={DateField} />
        <Col source="expiryDate" field={DateField} />
        <Col source="total" numeric render={(record) => <EstimateTotal estimate={record} />} />
      </KontorTable>
    </RelatedList>
  );
};

export const CustomerEstimates = ({ record: { id } }: { record: CustomerRecord }) => (
  <RelatedEstimates filter={{ customerId: id }} />
);
export const ProjectEstimates = ({ record: { id } }: { record: ProjectRecord }) => (
  <RelatedEstimates filter={{ projectId: id }} />
);
