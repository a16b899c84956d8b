import type { ProjectRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { KeyFigures } from '../../../platform/record/KeyFigures.tsx';
import { maySee } from '../../../platform/api/maySee.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { BudgetBar, toneOf, usedPercent } from '../BudgetBar.tsx';

export const ProjectFigures = ({ project }: { project: ProjectRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const percent = usedPercent(project);
  const tone = percent === null ? undefined : toneOf(percent);
  const field = (name: string) => t(`resources.projects.fields.${name}`);
  return (
    <KeyFigures
      label={t('projects.figures')}
      figures={[
        { label: field('loggedMinutes'), value: format.duration(project.loggedMinutes) },
        { label: field('unbilledMinutes'), value: format.duration(project.unbilledMinutes) },
        {
          label: field('budgetMinutes'),
          value: format.duration(project.budgetMinutes),
          hint: percent !== null && <BudgetBar project={project} />,
          tone: tone === 'success' ? undefined : tone,
        },
        maySee('Project', 'budgetAmount') && {
          label: project.billing === 'fixedPrice' ? t('projects.price') : field('budgetAmount'),
          value: format.money(project.budgetAmount, project.currency),
        },
      ]}
    />
  );
};
