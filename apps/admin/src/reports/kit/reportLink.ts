import type { ReportFigure } from '@kontor/domain';
import { mayOpen } from '../../platform/api/mayOpen.ts';
import { allPages } from '../../platform/api/resource.ts';

/** The report that says this figure, opened at how it came about; undefined without the right to the report. */
export function reportLink({ report, measure, filter, ...question }: ReportFigure): string | undefined {
  const path = `/reports/${report}`;
  const page = allPages().find((one) => one.path === path);
  if (!page?.subject || !mayOpen({ ...page, subject: page.subject })) return undefined;
  const asked = { ...question, ...(filter && { filter: JSON.stringify(filter) }), explain: measure };
  return `${path}?${new URLSearchParams(asked)}`;
}
