import type { ProjectRecord } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { BudgetBar } from '../../work/projects/BudgetBar.tsx';
import { ProjectStatus } from '../../work/projects/ProjectStatus.tsx';
import { may } from '../../platform/api/ability.ts';
import { createWith } from '../../platform/api/createWith.ts';
import { DurationField } from '../../platform/format/fields.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

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
