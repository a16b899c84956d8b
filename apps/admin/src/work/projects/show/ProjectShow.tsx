import type { ProjectRecord } from '@kontor/domain';
import { Button, Link as MuiLink, Skeleton } from '@mui/material';
import { Suspense, useState } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { PageHeader } from '../../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../../platform/page/PageTabs.tsx';
import { part } from '../../../platform/page/page.ts';
import { LaterButtons, useLaterTabs } from '../../../platform/record/LaterParts.tsx';
import { ShowPage } from '../../../platform/record/ShowPage.tsx';
import { useRecordTabs } from '../../../platform/record/useRecordTabs.tsx';
import { projectPage } from '../projectPage.ts';
import { LogOnProject } from './LogOnProject.tsx';
import { projectMenu } from './ProjectMenu.tsx';
import { ProjectHours } from './ProjectHours.tsx';
import { ProjectMembers } from '../members/ProjectMembers.tsx';
import { ProjectOverview } from './ProjectOverview.tsx';
import { ProjectStatus } from '../ProjectStatus.tsx';
import { ProjectTasks } from '../tasks/ProjectTasks.tsx';

const ProjectMilestones = part(() => import('../milestones/ProjectMilestones.tsx').then((m) => m.ProjectMilestones));

const ProjectPriceTab = part(() => import('../price/ProjectPriceTab.tsx').then((m) => m.ProjectPriceTab));

const RepriceDialog = part(() => import('./RepriceDialog.tsx').then((m) => m.RepriceDialog));

const Page = ({ project }: { project: ProjectRecord }) => {
  const t = useTranslate();
  const recordTabs = useRecordTabs({ subject: 'Project', id: project.id, resource: 'projects', currency: project.currency });
  const labelOf = useGetResourceLabel();
  const laterTabs = useLaterTabs(projectPage.tabs, project);
  const [repricing, setRepricing] = useState(false);
  return (
    <>
      <PageHeader
        title={project.name}
        documentTitle={`${project.code} ${project.name}`}
        breadcrumb={[{ label: labelOf('projects', 2), to: '/projects/index' }]}
        status={<ProjectStatus status={project.status} />}
        subtitle={
          <>
            {project.code} ·{' '}
            <MuiLink component={Link} to={`/customers/${project.customerId}/show`}>
              {project.customerName}
            </MuiLink>
          </>
        }
        secondary={
          <>
            {may('edit', 'Project', project) && (
              <Button variant="outlined" component={Link} to={`/projects/${project.id}`}>
                {t('ra.action.edit')}
              </Button>
            )}
            <LaterButtons slot={projectPage.buttons} record={project} />
          </>
        }
        action={<LogOnProject project={project} />}
        overflow={projectMenu(project, () => setRepricing(true))}
      />
      {repricing && (
        <Suspense fallback={null}>
          <RepriceDialog project={project} onClose={() => setRepricing(false)} />
        </Suspense>
      )}
      {projectPage.top.entries().map((Top, at) => (
        <Suspense key={at} fallback={<Skeleton variant="rounded" height={90} sx={{ mb: 2.5 }} />}>
          <Top record={project} />
        </Suspense>
      ))}
      <PageTabs
        label={project.name}
        first={['overview', 'tasks', 'time', 'invoices', 'profit']}
        tabs={[
          { key: 'overview', label: t('projects.tabs.overview'), content: <ProjectOverview project={project} /> },
          may('list', 'Task') && { key: 'tasks', label: labelOf('tasks', 2), content: <ProjectTasks project={project} /> },
          may('list', 'Milestone') && {
            key: 'milestones',
            label: labelOf('milestones', 2),
            content: (
              <Suspense fallback={<Skeleton height={120} />}>
                <ProjectMilestones project={project} />
              </Suspense>
            ),
          },
          project.billing === 'fixedPrice' &&
            typeof project.budgetAmount === 'number' && {
              key: 'price',
              label: t('projects.price'),
              content: (
                <Suspense fallback={<Skeleton height={120} />}>
                  <ProjectPriceTab project={project} />
                </Suspense>
              ),
            },
          may('list', 'ProjectMember') && {
            key: 'members',
            label: t('projects.tabs.members'),
            content: <ProjectMembers project={project} />,
          },
          may('list', 'TimeEntry') && {
            key: 'time',
            label: t('projects.tabs.time'),
            content: <ProjectHours projectId={project.id} />,
            flush: true,
          },
          ...laterTabs,
          ...recordTabs,
        ]}
      />
    </>
  );
};

export const ProjectShow = () => <ShowPage<ProjectRecord>>{(project) => <Page project={project} />}</ShowPage>;
