import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { timeOverviewRest, type Period, type TimeOverviewGroup, type TimeOverviewRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFirst } from '../../platform/list/useFirst.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { listLink } from './useTimeUrl.ts';

type Props = {
  rows: readonly TimeOverviewRow[];
  groupBy: TimeOverviewGroup;
  period: Period;
  userId: number | null;
  labelOf: (row: TimeOverviewRow) => string;
  share: (minutes: number) => string;
};

/** The entries that a line adds up, as a filter of the list. */
function filterOf(key: string, groupBy: TimeOverviewGroup, period: Period, userId: number | null): object {
  const days =
    groupBy === 'day' ? { workDate_gte: key, workDate_lte: key } : { workDate_gte: period.from, workDate_lte: period.to };
  const person = userId === null ? {} : { userId };
  if (groupBy === 'day') return { ...days, ...person };
  return { ...days, ...person, [`${groupBy}Id`]: key === '' ? null : Number(key) };
}

export const OverviewTable = ({ rows, groupBy, period, userId, labelOf, share }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { first, more } = useFirst(rows);
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t(`timeSheets.overview.${groupBy}`)}</TableCell>
            <TableCell align="right">{t('timeSheets.overview.hours')}</TableCell>
            <TableCell align="right" sx={wide}>
              {t('timeSheets.overview.share')}
            </TableCell>
            <TableCell align="right" sx={wide}>
              {t('timeSheets.overview.billable')}
            </TableCell>
            <TableCell align="right" sx={wide}>
              {t('timeSheets.overview.billed')}
            </TableCell>
            <TableCell align="right" sx={wide}>
              {t('timeSheets.overview.entries')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
          {first.map((row) => (
            <TableRow key={row.key} hover>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {row.key === timeOverviewRest ? (
                  labelOf(row)
                ) : (
                  <Link
                    to={listLink(filterOf(row.key, groupBy, period, userId))}
                    style={{ fontWeight: 550, textDecoration: 'none' }}
                  >
                    {labelOf(row)}
                  </Link>
                )}
              </TableCell>
              <TableCell align="right" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {format.duration(row.minutes)}
              </TableCell>
              <TableCell align="right" sx={wide}>
                {share(row.minutes)}
              </TableCell>
              <TableCell align="right" sx={wide}>
                {format.duration(row.billableMinutes)}
              </TableCell>
              <TableCell align="right" sx={wide}>
                {format.duration(row.billedMinutes)}
              </TableCell>
              <TableCell align="right" sx={wide}>
                {format.number(row.entryCount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more}
    </>
  );
};

const wide = { display: { xs: 'none', sm: 'table-cell' } };
