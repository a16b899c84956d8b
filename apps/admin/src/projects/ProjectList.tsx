import { projectBillings, projectStatuses, type ProjectRecord } from '@kontor/domain';
import { BulkDeleteButton, useTranslate } from 'react-admin';
import { may } from '../shared/ability.ts';
import { DateField, DurationField } from '../shared/fields.tsx';
import { KontorTable, RowLink } from '../shared/KontorTable.tsx';
import { ListPage } from '../shared/ListPage.tsx';
import { useFormat } from '../shared/useFormat.ts';
import { BudgetBar, usedPercent } from './BudgetBar.tsx';
import { chipOf, ProjectStatus } from './ProjectStatus.tsx';

export const ProjectList = () => {
  const t = useTranslate();
  const format = useFormat();
  const field = (name: string) => t(`resources.projects.fields.${name}`);
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
        bulk={may('delete', 'Project') ? <BulkDeleteButton mutationMode="pessimistic" /> : false}
        hiddenColumns={['billing', 'startDate']}
        card={(record) => {
          const percent = usedPercent(record as ProjectRecord);
          return {
            title: record['name'],
            subtitle: `${record['code']} · ${record['customerName']}`,
            end: percent === null ? format.duration(record['loggedMinutes']) : format.percent(percent),
            status: <ProjectStatus status={record['status']} />,
          };
        }}
      >
        <KontorTable.Col source="code" render={(record) => <RowLink>{record['code']}</RowLink>} />
        <KontorTable.Col source="name" />
        <KontorTable.Col source="customerName" label={field('customerId')} />
        <KontorTable.Col source="status" render={(record) => <ProjectStatus status={record['status']} />} />
        <KontorTable.Col source="billing" render={(record) => t(`projects.billings.${record['billing']}`)} />
        <KontorTable.Col source="startDate" field={DateField} />
        <KontorTable.Col source="endDate" field={DateField} />
        <KontorTable.Col source="loggedMinutes" numeric disableSort field={DurationField} />
        <KontorTable.Col source="unbilledMinutes" numeric disableSort field={DurationField} />
        <KontorTable.Col
          source="budgetMinutes"
          label={t('projects.budget_used')}
          render={(record) => <BudgetBar project={record as ProjectRecord} />}
        />
      </KontorTable>
    </ListPage>
  );
};
