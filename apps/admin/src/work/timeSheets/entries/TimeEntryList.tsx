import { BulkUpdateButton, useTranslate } from 'react-admin';
import { billingStates, whyFixed, type TimeEntryRecord } from '@kontor/domain';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { BulkDelete } from '../../../platform/list/BulkDelete.tsx';
import { hoursOf } from '../../../platform/list/export/exportValueOf.ts';
import { DateField, MoneyField } from '../../../platform/format/fields.tsx';
import type { FilterSpec } from '../../../platform/list/filters/FilterBar.tsx';
import { KontorTable, RowLink } from '../../../platform/list/KontorTable.tsx';
import { ListPage } from '../../../platform/list/ListPage.tsx';
import { Nothing } from '../../../platform/format/Nothing.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { LogTimeButton } from './LogTimeButton.tsx';
import { isOfOthers, mayForAll } from '../me.ts';
import { TimeTabs } from '../TimeTabs.tsx';
import { minutesOf } from '../week/weekRows.ts';

const Col = KontorTable.Col<TimeEntryRecord>;

const Bulk = () => {
  const t = useTranslate();
  const change = (billable: boolean, label: string) => (
    <BulkUpdateButton data={{ billable }} label={t(label)} icon={<></>} mutationMode="pessimistic" confirmTitle={t(label)} />
  );
  return (
    <>
      {may('update', 'TimeEntry') && change(true, 'timeSheets.list.make_billable')}
      {may('update', 'TimeEntry') && change(false, 'timeSheets.list.make_not_billable')}
      {may('delete', 'TimeEntry') && <BulkDelete />}
    </>
  );
};

const Table = () => {
  const t = useTranslate();
  const format = useFormat();
  const { data = [] } = useListContext<TimeEntryRecord>();
  const all = mayForAll('list') || isOfOthers(data);
  const money = data.some((entry) => 'billingRate' in entry);
  const where = (entry: TimeEntryRecord): string => [entry.projectName, entry.taskName].filter(Boolean).join(': ');
  return (
    <KontorTable<TimeEntryRecord>
      bulk={<Bulk />}
      rowClick={false}
      isRowSelectable={(entry) => !whyFixed(entry) && may('update', 'TimeEntry', entry)}
      totals={{ minutes: format.clock(minutesOf(data)) }}
      hiddenColumns={['customerName', 'billingRate', 'invoiceNumber']}
      card={(entry) => {
        return {
          title: where(entry),
          subtitle: [format.date(entry.workDate), all && entry.userName, entry.note].filter(Boolean).join(' · '),
          end: format.clock(entry.minutes),
          status: <StatusChip status={entry.billingState} />,
        };
      }}
    >
      <Col
        source="workDate"
        render={() => (
          <RowLink>
            <DateField source="workDate" />
          </RowLink>
        )}
      />
      {all && <Col source="userName" />}
      <Col source="customerName" />
      <Col source="projectName" />
      <Col source="taskName" />
      <Col
        source="note"
        cellClassName="note"
        sx={{ '&.note': { maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis' } }}
      />
      <Col
        source="minutes"
        numeric
        render={(entry) => format.clock(entry.minutes)}
        exportValue={(entry) => hoursOf(entry.minutes)}
      />
      {money && <Col source="billingRate" numeric field={MoneyField} exportValue={(entry) => entry.billingRate} />}
      <Col
        source="billingState"
        render={(entry) => <StatusChip status={entry.billingState} />}
        exportValue={(entry) => t(`kontor.status.${entry.billingState}`)}
      />
      <Col
        source="invoiceNumber"
        render={(entry) =>
          entry.invoiceNumber ? <Link to={`/invoices/${entry.invoiceId}/show`}>{entry.invoiceNumber}</Link> : <Nothing />
        }
      />
    </KontorTable>
  );
};

export const TimeEntryList = () => {
  const t = useTranslate();
  const label = (name: string) => t(`resources.timeSheets.fields.${name}`);
  const filters: FilterSpec[] = [
    ...(mayForAll('list')
      ? [{ source: 'userId', label: label('userId'), kind: 'reference' as const, reference: 'users' as const }]
      : []),
    { source: 'projectId', label: label('projectId'), kind: 'reference', reference: 'projects' },
    { source: 'customerId', label: label('customerId'), kind: 'reference', reference: 'customers' },
    { source: 'taskId', label: label('taskId'), kind: 'reference', reference: 'tasks' },
    { source: 'workDate_gte', label: label('workDate'), kind: 'date' },
    { source: 'workDate_lte', label: label('workDate'), kind: 'date' },
    {
      source: 'billingState',
      label: label('billingState'),
      kind: 'select',
      choices: billingStates.map((id) => ({ id, name: t(`kontor.status.${id}`) })),
    },
  ];
  return (
    <ListPage
      title={t('timeSheets.title')}
      pageTabs={<TimeTabs />}
      action={<LogTimeButton />}
      sort={{ field: 'workDate', order: 'DESC' }}
      perPage={25}
      emptyText={t('timeSheets.list.empty')}
      filters={filters}
    >
      <Table />
    </ListPage>
  );
};
