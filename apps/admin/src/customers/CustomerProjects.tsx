import type { ProjectRecord } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { BudgetBar } from '../projects/BudgetBar.tsx';
import { ProjectStatus } from '../projects/ProjectStatus.tsx';
import { may } from '../shared/ability.ts';
import { createWith } from '../shared/createWith.ts';
import { DurationField } from '../shared/fields.tsx';
import { KontorTable, RowLink } from '../shared/KontorTable.tsx';
import { RelatedList } from '../shared/RelatedList.tsx';
import { useFormat } from '../shared/useFormat.ts';

export const CustomerProjects = ({ customerId }: { customerId: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const add = may('create', 'Project') && (
    <Button variant="outlined" startIcon={<AddOutlined />} component={Link} to={createWith('projects', { customerId })}>
      {t('customers.add_project')}
    </Button>
  );
  return (
    <RelatedList
      resource="projects"
      filter={{ customerId }}
      sort={{ field: 'code', order: 'DESC' }}
      emptyText={t('customers.no_projects')}
      action={add}
    >
      <KontorTable
        card={(record) => ({
          title: `${(record as ProjectRecord).code} ${(record as ProjectRecord).name}`,
          subtitle: format.duration((record as ProjectRecord).loggedMinutes),
          status: <ProjectStatus status={(record as ProjectRecord).status} />,
        })}
      >
        <KontorTable.Col source="code" render={(record) => <RowLink>{(record as ProjectRecord).code}</RowLink>} />
        <KontorTable.Col source="name" />
        <KontorTable.Col source="status" render={(record) => <ProjectStatus status={(record as ProjectRecord).status} />} />
        <KontorTable.Col source="loggedMinutes" numeric disableSort field={DurationField} />
        <KontorTable.Col
          source="budgetMinutes"
          label={t('projects.budget_used')}
          render={(record) => <BudgetBar project={record as ProjectRecord} />}
        />
      </KontorTable>
    </RelatedList>
  );
};
