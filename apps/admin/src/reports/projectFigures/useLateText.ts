import type { ProjectProgress } from '@kontor/domain';
import { useTranslate } from 'react-admin';

/** What of a project is late: "2 tasks · 1 milestone · 5 days past its end"; undefined where nothing is. */
export function useLateText(progress: ProjectProgress | undefined): string | undefined {
  const t = useTranslate();
  if (!progress) return undefined;
  const { lateTasks, lateMilestones, lateDays } = progress;
  const parts = [
    lateTasks > 0 && t('project_figures.late.tasks', lateTasks),
    lateMilestones > 0 && t('project_figures.late.milestones', lateMilestones),
    lateDays !== null && t('project_figures.late.days', lateDays),
  ];
  return parts.filter(Boolean).join(' · ') || undefined;
}
