import type { ReportFigures, ReportRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { hoursOf } from '../../platform/list/export/exportValueOf.ts';
import { ExportFigures } from '../../platform/report/ExportFigures.tsx';
import { useKeyWords, useReportWords } from './keyWords.ts';
import type { ReportScreen } from './reportScreen.ts';
import { questionOf } from './useReport.ts';
import type { ReportAddress } from './useReportAddress.ts';

type Props = { screen: ReportScreen; address: ReportAddress; figures: ReportFigures };
const atOnce = 1000;

/** Saves all rows of the report, read by the query of the screen. */
export const ReportExport = ({ screen: { name }, address, figures }: Props) => {
  const t = useTranslate();
  const kontor = useKontor();
  const words = useReportWords(name);
  const keyWords = useKeyWords();
  const { groupBy, measures, rows, comparedTotals, from, to } = figures;
  const { compare, sort } = address;
  const { filter, ...question } = questionOf(address);
  const readAll = async (): Promise<ReportRow[]> => {
    const all: ReportRow[] = [];
    for (let first = 0, more = true; more; first += atOnce) {
      const query = { ...question, filter, groupBy: groupBy.join(','), compare, sort, range: [first, first + atOnce - 1] };
      const page = await kontor.call<ReportFigures>('GET', `/reports/${name}`, { query });
      all.push(...page.rows);
      more = all.length < page.rowCount && page.rows.length > 0;
    }
    return all;
  };
  const inFile = (unit: string, value: number | null | undefined): number | null | undefined =>
    unit === 'minutes' && typeof value === 'number' ? hoursOf(value) : value;
  const columns = [
    ...groupBy.map((one, at) => ({
      label: t(`reports.dimensions.${one}`),
      value: ({ keys }: ReportRow) => (one === 'day' ? keys[at]?.key : keyWords(one, keys[at] ?? { key: null, label: null })),
    })),
    ...measures.map((one) => ({
      label: words(`measures.${one.name}`),
      value: ({ values }: ReportRow) => inFile(one.unit, values[one.name]),
    })),
    ...(comparedTotals ? measures : []).map((one) => ({
      label: t('reports.kit.of_before', { name: words(`measures.${one.name}`) }),
      value: ({ compared }: ReportRow) => inFile(one.unit, compared?.[one.name]),
    })),
  ];
  return <ExportFigures name={`${name}-${from}-${to}`} rows={rows} readAll={readAll} columns={columns} />;
};
