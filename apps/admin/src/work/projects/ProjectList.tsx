import { projectBillings, projectStatuses, type ProjectRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { hoursOf } from '../../platform/list/exportValueOf.ts';
import { DateField } from '../../platform/format/fields.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { BudgetBar, usedPercent } from './BudgetBar.tsx';
import { chipOf, ProjectStatus } from './ProjectStatus.tsx';

export const ProjectList = () => {
  const t = useTranslate();
  const format = useFormat();
  const field = (name: string) => t(`resources.projects.fields.${name}`);
  // As 250:15, so that the column of a year's project stays narrow.
  const hours = (source: 'loggedMinutes' | 'unbilledMinutes') => (record: Partial<ProjectRecord>) => format.clock(record[source]);
  const billingOf = (record: object) => t(`projects.billings.${(record as ProjectRecord).billing}`);
  return (
    <ListPage
      sort={{ field: 'code', order: 'DESC' }}
      emptyText={t('projects.empty')}
      tabs={{
        source: 'status',
        choices: projectStatuses.map((value) => ({ value, label: t(`kontor.status.${chipOf[value]}`) })),
      }}
      filters={[
        { source: 'customerId', label: field('customerId'), kind: 'reference', reference: 'customers' },
        {
          source: 'billing',
          label: field('billing'),
          kind: 'select',
          choices: projectBillings.map((id) => ({ id, name: t(`projects.billings.${id}`) })),
        },
        { source: 'endDate_lte', label: t('projects.ends_until'), kind: 'date' },
      ]}
    >
      <KontorTable
        bulk={may('delete', 'Project') ? <BulkDelete /> : false}
        hiddenColumns={['billing', 'startDate', 'endDate']}
        card={(record) => {
          const percent = usedPercent(record as ProjectRecord);
          return {
            title: (record as ProjectRecord).name,
            subtitle: `${(record as ProjectRecord).code} · ${(record as ProjectRecord).customerName}`,
            end: percent === null ? format.duration((record as ProjectRecord).loggedMinutes) : format.percent(percent),
            status: <ProjectStatus status={(record as ProjectRecord).status} />,
          };
        }}
      >
        <KontorTable.Col source="code" render={(record) => <RowLink>{(record as ProjectRecord).code}</RowLink>} />
        <KontorTable.Col source="name" />
        <KontorTable.Col source="customerName" label={field('customerId')} />
        <KontorTable.Col
          source="status"
          render={(record) => <ProjectStatus status={(record as ProjectRecord).status} />}
          exportValue={(record) => t(`kontor.status.${chipOf[(record as ProjectRecord).status]}`)}
        />
        <KontorTable.Col source="billing" render={billingOf} exportValue={billingOf} />
        <KontorTable.Col source="startDate" field={DateField} />
        <KontorTable.Col source="endDate" field={DateField} />
        <KontorTable.Col
          source="loggedMinutes"
          numeric
          disableSort
          render={hours('loggedMinutes')}
          exportValue={(record) => hoursOf((record as ProjectRecord).loggedMinutes)}
        />
        <KontorTable.Col
          source="unbilledMinutes"
          numeric
          disableSort
          render={hours('unbilledMinutes')}
          exportValue={(record) => hoursOf((record as ProjectRecord).unbilledMinutes)}
        />
        <KontorTable.Col
          source="budgetMinutes"
          label={t('projects.budget_used')}
          render={(record) => <BudgetBar project={record as ProjectRecord} />}
          exportValue={(record) => usedPercent(record as ProjectRecord)}
        />
      </KontorTable>
    </ListPage>
  );
};
