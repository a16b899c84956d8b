import type { TimeEntryRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { InvoiceBy } from '../../../firm/invoicingTerms/InvoiceBy.tsx';
import { useInvoiceBy } from '../../../firm/invoicingTerms/useInvoiceBy.ts';
import { DateField, DurationField } from '../../../platform/format/fields.tsx';
import { KontorTable } from '../../../platform/list/KontorTable.tsx';
import { RelatedList } from '../../../platform/list/RelatedList.tsx';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';

const Col = KontorTable.Col<TimeEntryRecord>;

/** Whether an hour is billed; an unbilled one says by when it is to be. */
const Billing = ({ entry: { billingState, workDate } }: { entry: TimeEntryRecord }) => {
  const t = useTranslate();
  const by = useInvoiceBy('hours')(workDate);
  if (billingState !== 'unbilled' || !by) return <StatusChip status={billingState} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <StatusChip status={billingState} />
      <Typography variant="caption" component="span">
        {t('projects.hours.invoiceBy')} <InvoiceBy date={by} />
      </Typography>
    </Box>
  );
};

/** The hours of a project, newest first. */
export const ProjectHours = ({ projectId }: { projectId: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const field = (name: string) => t(`projects.hours.${name}`);
  return (
    <RelatedList
      resource="timeSheets"
      filter={{ projectId }}
      sort={{ field: 'workDate', order: 'DESC' }}
      emptyText={t('projects.no_hours')}
    >
      <KontorTable<TimeEntryRecord>
        rowClick={false}
        card={(record) => ({
          title: record.userName,
          subtitle: [format.date(record.workDate), record.taskName, record.note].filter(Boolean).join(' · '),
          end: format.clock(record.minutes),
          status: <Billing entry={record} />,
        })}
      >
        <Col source="workDate" label={field('workDate')} field={DateField} />
        <Col source="userName" label={field('userName')} />
        <Col source="taskName" label={field('taskName')} />
        <Col source="note" label={field('note')} disableSort />
        <Col source="minutes" label={field('minutes')} numeric field={DurationField} />
        <Col source="billingState" label={field('billingState')} disableSort render={(record) => <Billing entry={record} />} />
      </KontorTable>
    </RelatedList>
  );
};
