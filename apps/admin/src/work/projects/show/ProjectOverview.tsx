import type { ProjectRecord } from '@kontor/domain';
import { Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRateText } from '../../../firm/rates/useRateText.ts';
import { Facts } from '../../../platform/record/Facts.tsx';
import { maySee } from '../../../platform/api/maySee.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

export const ProjectOverview = ({ project }: { project: ProjectRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const rateText = useRateText();
  const field = (name: string) => t(`resources.projects.fields.${name}`);
  return (
    <Facts
      facts={[
        { label: field('code'), value: project.code },
        {
          label: field('customerId'),
          value: (
            <MuiLink component={Link} to={`/customers/${project.customerId}/show`}>
              {project.customerName}
            </MuiLink>
          ),
        },
        { label: field('billing'), value: t(`projects.billings.${project.billing}`) },
        maySee('Project', 'hourlyRate') && {
          label: field('hourlyRate'),
          value: rateText(project, project.currency),
        },
        { label: field('startDate'), value: project.startDate && format.date(project.startDate) },
        { label: field('endDate'), value: project.endDate && format.date(project.endDate) },
        { label: field('createdAt'), value: format.dateTime(project.createdAt) },
        Boolean(project.description) && { label: field('description'), value: project.description, wide: true },
      ]}
    />
  );
};
