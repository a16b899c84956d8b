import type { CustomerRecord, ProjectRecord } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { BudgetBar } from './BudgetBar.tsx';
import { ProjectStatus } from './ProjectStatus.tsx';
import { may } from '../../platform/api/ability.ts';
import { createWith } from '../../platform/api/createWith.ts';
import { DurationField } from '../../platform/format/fields.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

const Col = KontorTable.Col<ProjectRecord>;

export const CustomerProjects = ({ record: { id: customerId } }: { record: CustomerRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const add = may('create', 'Project') && (
    <Button variant="outlined" startIcon={<AddOutlined />} component={Link} to={createWith('projects', { customerId })}>
      {t('projects.add')}
    </Button>
  );
  return (
    <RelatedList
      resource="projects"
      filter={{ customerId }}
      sort={{ field: 'code', order: 'DESC' }}
      emptyText={t('projects.none_of_customer')}
      action={add}
    >
      <KontorTable<ProjectRecord>
        card={(record) => ({
          title: `${record.code} ${record.name}`,
          subtitle: format.duration(record.loggedMinutes),
          status: <ProjectStatus status={record.status} />,
        })}
      >
        <Col source="code" render={(record) => <RowLink>{record.code}</RowLink>} />
        <Col source="name" />
        <Col source="status" render={(record) => <ProjectStatus status={record.status} />} />
        <Col source="loggedMinutes" numeric disableSort field={DurationField} />
        <Col source="budgetMinutes" label={t('projects.budget_used')} render={(record) => <BudgetBar project={record} />} />
      </KontorTable>
    </RelatedList>
  );
};
