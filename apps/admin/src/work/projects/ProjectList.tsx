import { projectBillings, projectStatuses, type ProjectRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { hoursOf } from '../../platform/list/export/exportValueOf.ts';
import { DateField } from '../../platform/format/fields.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { BudgetBar, usedPercent } from './BudgetBar.tsx';
import { ProjectStatus } from './ProjectStatus.tsx';

const Col = KontorTable.Col<ProjectRecord>;

export const ProjectList = () => {
  const t = useTranslate();
  const format = useFormat();
  const field = (name: string) => t(`resources.projects.fields.${name}`);
  // Written as 250:15, so that the column stays narrow even for a project of a year.
  const hours = (source: 'loggedMinutes' | 'unbilledMinutes') => (record: ProjectRecord) => format.clock(record[source]);
  const billingOf = ({ billing }: ProjectRecord) => t(`projects.billings.${billing}`);
  return (
    <ListPage
      emptyText={t('projects.empty')}
      tabs={{
        source: 'status',
        choices: projectStatuses.map((value) => ({ value, label: t(`kontor.status.${value}`) })),
      }}
      filters={[
        { source: 'customerId', label: field('customerId'), kind: 'reference', reference: 'customers' },
        {
          source: 'billing',
          label: field('billing'),
          kind: 'select',
          choices: projectBillings.map((id) => ({ id, name: t(`projects.billings.${id}`) })),
        },
        { source: 'endDate_lte', label: field('endDate'), kind: 'date' },
      ]}
    >
      <KontorTable<ProjectRecord>
        bulk={may('delete', 'Project') ? <BulkDelete /> : false}
        hiddenColumns={['billing', 'startDate', 'endDate']}
        card={(record) => {
          const percent = usedPercent(record);
          return {
            title: record.name,
            subtitle: `${record.code} · ${record.customerName}`,
            end: percent === null ? format.duration(record.loggedMinutes) : format.percent(percent),
            status: <ProjectStatus status={record.status} />,
          };
        }}
      >
        <Col source="code" render={(record) => <RowLink>{record.code}</RowLink>} />
        <Col source="name" />
        <Col source="customerName" label={field('customerId')} />
        <Col
          source="status"
          render={(record) => <ProjectStatus status={record.status} />}
          exportValue={(record) => t(`kontor.status.${record.status}`)}
        />
        <Col source="billing" render={billingOf} exportValue={billingOf} />
        <Col source="startDate" field={DateField} />
        <Col source="endDate" field={DateField} />
        <Col
          source="loggedMinutes"
          numeric
          disableSort
          render={hours('loggedMinutes')}
          exportValue={(record) => hoursOf(record.loggedMinutes)}
        />
        <Col
          source="unbilledMinutes"
          numeric
          disableSort
          render={hours('unbilledMinutes')}
          exportValue={(record) => hoursOf(record.unbilledMinutes)}
        />
        <Col
          source="budgetMinutes"
          label={t('projects.budget_used')}
          render={(record) => <BudgetBar project={record} />}
          exportValue={(record) => usedPercent(record)}
        />
      </KontorTable>
    </ListPage>
  );
};
