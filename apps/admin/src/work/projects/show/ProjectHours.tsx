import type { TimeEntryRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DateField, DurationField } from '../../../platform/format/fields.tsx';
import { KontorTable } from '../../../platform/list/KontorTable.tsx';
import { RelatedList } from '../../../platform/list/RelatedList.tsx';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';

const Col = KontorTable.Col<TimeEntryRecord>;

const Billing = ({ entry }: { entry: TimeEntryRecord }) => <StatusChip status={entry.billingState} />;

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
