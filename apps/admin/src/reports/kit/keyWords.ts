import {
  dayDimensions,
  isoWeek,
  periodOfKey,
  type DayDimension,
  type ReportFigures,
  type ReportKey,
  type ReportUnit,
} from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import type { ReportScreen } from './reportScreen.ts';
import type { ReportQuestion } from './useReport.ts';

/** The dimensions whose keys are words, not ids. */
const ofWords = new Set(['kind', 'currency', 'saftCode', 'isafCode']);

export const isDays = (dimension: string): dimension is DayDimension => dayDimensions.some((one) => one === dimension);

/** The name of a row by what it is grouped by. */
export function useKeyWords() {
  const t = useTranslate();
  const format = useFormat();
  return (dimension: string, { key, label }: ReportKey): string => {
    if (key === null) return t('reports.kit.none');
    switch (dimension) {
      case 'day':
        return format.date(key);
      case 'week':
        return t('reports.kit.week', { week: isoWeek(key).week, from: format.date(key) });
      case 'month':
        return format.month(`${key}-01`);
      case 'quarter':
        return t('reports.kit.quarter', { quarter: key.slice(6), year: key.slice(0, 4) });
      case 'kind':
        return t(`reports.kinds.${key}`);
      case 'taxRate':
        return label === null ? key : format.taxName(label);
      default:
        return label ?? key;
    }
  };
}

/** Writes a figure in its unit. */
export function useWrite(currency: string) {
  const format = useFormat();
  return (unit: ReportUnit, value: number | null): string => {
    switch (unit) {
      case 'money':
        return format.money(value, currency);
      case 'minutes':
        return format.clock(value);
      case 'percent':
        return format.percent(value);
      default:
        return format.number(value);
    }
  };
}

/** The question of one row: its days and its records alone. As of a day, the days of a row are those that its documents are dated on. */
export function narrowed(
  question: ReportQuestion,
  { lastDayOnly }: ReportScreen,
  groupBy: readonly string[],
  keys: readonly (string | null)[],
): ReportQuestion {
  return groupBy.reduce<ReportQuestion>((narrow, dimension, at) => {
    const key = keys[at];
    if (key === undefined) return narrow;
    if (isDays(dimension) && key !== null && !lastDayOnly) {
      const { from, to } = periodOfKey(dimension, key);
      return { ...narrow, from: from > narrow.from ? from : narrow.from, to: to < narrow.to ? to : narrow.to };
    }
    const value = key === null || ofWords.has(dimension) || isDays(dimension) ? key : Number(key);
    return { ...narrow, filter: { ...narrow.filter, [dimension]: value } };
  }, question);
}

/** The days of a report, or the day that it is as of. */
export function useDaysText({ lastDayOnly }: ReportScreen) {
  const t = useTranslate();
  const format = useFormat();
  return (from: string, to: string): string =>
    lastDayOnly ? format.date(to) : t('reports.kit.days', { from: format.date(from), to: format.date(to) });
}

/** The words of a report: `measures.net` of income. */
export function useReportWords(name: string) {
  const t = useTranslate();
  return (key: string): string => t(`reports.${name}.${key}`);
}

/** The unit of a measure of these figures. */
export const unitOf = ({ measures }: ReportFigures, name: string): ReportUnit =>
  measures.find((one) => one.name === name)?.unit ?? 'money';
