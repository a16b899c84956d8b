import { timeOverviewRest, type Period, type TimeOverviewGroup, type TimeOverviewRow } from '@kontor/domain';
import type { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Format } from '../../../platform/format/format.ts';
import { hoursOf } from '../../../platform/list/export/exportValueOf.ts';
import type { FiguresColumn } from '../../../platform/report/FiguresTable.tsx';
import { entriesLink } from './entriesLink.ts';

type Basis = {
  t: ReturnType<typeof useTranslate>;
  format: Format;
  groupBy: TimeOverviewGroup;
  period: Period;
  userId: number | null;
  labelOf: (row: TimeOverviewRow) => string;
  share: (minutes: number) => string;
};

/** The entries of a row, as a filter of the list. */
function filterOf(key: string, { groupBy, period, userId }: Basis): object {
  const days =
    groupBy === 'day' ? { workDate_gte: key, workDate_lte: key } : { workDate_gte: period.from, workDate_lte: period.to };
  const person = userId === null ? {} : { userId };
  if (groupBy === 'day') return { ...days, ...person };
  return { ...days, ...person, [`${groupBy}Id`]: key === '' ? null : Number(key) };
}

/** The columns of grouped hours; each row links to its entries. */
export function overviewColumns(basis: Basis): FiguresColumn<TimeOverviewRow>[] {
  const { t, format, groupBy, labelOf, share } = basis;
  const words = (key: string) => t(`timeSheets.overview.${key}`);
  const hours = (name: 'minutes' | 'billableMinutes' | 'billedMinutes') => ({
    numeric: true,
    draw: (row: TimeOverviewRow) => format.clock(row[name]),
    value: (row: TimeOverviewRow) => hoursOf(row[name]),
  });
  return [
    {
      label: words(groupBy),
      value: (row) => (groupBy === 'day' ? row.key : labelOf(row)),
      draw: (row) =>
        row.key === timeOverviewRest ? (
          labelOf(row)
        ) : (
          <Link to={entriesLink(filterOf(row.key, basis))} style={{ textDecoration: 'none' }}>
            {labelOf(row)}
          </Link>
        ),
    },
    { label: words('hours'), ...hours('minutes') },
    { label: words('share'), numeric: true, wide: true, draw: ({ minutes }) => share(minutes) },
    { label: words('billable'), wide: true, ...hours('billableMinutes') },
    { label: words('billed'), wide: true, ...hours('billedMinutes') },
    {
      label: words('entries'),
      numeric: true,
      wide: true,
      draw: ({ entryCount }) => format.number(entryCount),
      value: ({ entryCount }) => entryCount,
    },
  ];
}
