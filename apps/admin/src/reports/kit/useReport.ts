import type { ReportFigures, ReportRecords } from '@kontor/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { isBackwards } from '../../platform/report/isBackwards.ts';
import type { ReportAddress, ReportFilter } from './useReportAddress.ts';

/** What figures and records are asked for alike. */
export type ReportQuestion = { from: string; to: string; basis: string; including: string; filter: ReportFilter };
type RecordsQuestion = ReportQuestion & { measure: string; range: readonly [number, number] };
type FiguresQuestion = ReportQuestion & { groupBy?: string; compare?: string; sort?: string; range?: readonly [number, number] };

export const questionOf = ({ from, to, basis, including, filters }: ReportAddress): ReportQuestion => ({
  from,
  to,
  basis,
  including,
  filter: filters,
});

const useAnswer = <T>(name: string, path: string, question: ReportQuestion, enabled: boolean) => {
  const kontor = useKontor();
  const locale = useLocale();
  const { filter, ...rest } = question;
  const query = { ...rest, filter: Object.keys(filter).length > 0 ? filter : undefined };
  return useQuery({
    queryKey: ['reports', name, path, query, locale],
    queryFn: ({ signal }) => kontor.call<T>('GET', `/reports/${name}${path}`, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: enabled && !isBackwards(question),
  });
};

export const useReport = (name: string, question: FiguresQuestion, enabled = true) =>
  useAnswer<ReportFigures>(name, '', question, enabled);

export const useReportRecords = (name: string, question: RecordsQuestion) =>
  useAnswer<ReportRecords>(name, '/records', question, true);
