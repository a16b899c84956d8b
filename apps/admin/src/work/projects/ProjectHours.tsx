import type { TimeEntryRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DateField, DurationField } from '../../platform/format/fields.tsx';
import { KontorTable } from '../../platform/list/KontorTable.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

const chipOf: Record<TimeEntryRecord['billingState'], StatusName> = {
  notBillable: 'not_billable',
  unbilled: 'billable',
  reserved: 'in_invoice',
  billed: 'billed',
};
const Billing = ({ entry }: { entry: Record<string, unknown> }) => (
  <StatusChip status={chipOf[(entry as Pick<TimeEntryRecord, 'billingState'>).billingState]} />
);

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
      <KontorTable
        rowClick={false}
        card={(record) => ({
          title: (record as TimeEntryRecord).userName,
          subtitle: [
            format.date((record as TimeEntryRecord).workDate),
            (record as TimeEntryRecord).taskName,
            (record as TimeEntryRecord).note,
          ]
            .filter(Boolean)
            .join(' · '),
          end: format.clock((record as TimeEntryRecord).minutes),
          status: <Billing entry={record} />,
        })}
      >
        <KontorTable.Col source="workDate" label={field('workDate')} field={DateField} />
        <KontorTable.Col source="userName" label={field('userName')} />
        <KontorTable.Col source="taskName" label={field('taskName')} />
        <KontorTable.Col source="note" label={field('note')} disableSort />
        <KontorTable.Col source="minutes" label={field('minutes')} numeric field={DurationField} />
        <KontorTable.Col
          source="billingState"
          label={field('billingState')}
          disableSort
          render={(record) => <Billing entry={record} />}
        />
      </KontorTable>
    </RelatedList>
  );
};
