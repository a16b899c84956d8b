import { Box, Card, Table, TableBody, TableCell, TableFooter, TableHead, TableRow, TableSortLabel } from '@mui/material';
import type { ReportFigures, ReportRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { PageLinks } from '../../platform/list/Paging.tsx';
import { Delta } from '../../platform/report/Delta.tsx';
import { useKeyWords, useReportWords, useWrite } from './keyWords.ts';
import { reportPageSize, type ReportScreen } from './reportScreen.ts';
import type { ReportAddress } from './useReportAddress.ts';

type Props = { screen: ReportScreen; address: ReportAddress; figures: ReportFigures };

/** The rows of the report with the totals of all of them; every figure opens how it came about. */
export const ReportTable = ({ screen, address, figures }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const words = useReportWords(screen.name);
  const keyWords = useKeyWords();
  const write = useWrite(figures.currency);
  const { groupBy, measures, rows, rowCount, totals, comparedTotals } = figures;
  const [sorted = '', way = ''] = address.sort === '' ? [] : (JSON.parse(address.sort) as string[]);
  const pages = Math.ceil(rowCount / reportPageSize);
  const [main] = measures;
  const head = (field: string, label: string, isFigure: boolean) => {
    const isThis = sorted === field;
    const first = isFigure ? 'DESC' : 'ASC';
    const next = isThis ? (way === 'ASC' ? 'DESC' : 'ASC') : first;
    return (
      <TableCell
        key={field}
        align={isFigure ? 'right' : 'left'}
        sortDirection={isThis ? (way === 'ASC' ? 'asc' : 'desc') : false}
      >
        <TableSortLabel
          active={isThis}
          direction={(isThis ? way : first) === 'ASC' ? 'asc' : 'desc'}
          onClick={() => address.choose({ sort: JSON.stringify([field, next]) })}
        >
          {label}
        </TableSortLabel>
      </TableCell>
    );
  };
  const figure = (name: string, value: string, row: ReportRow | null) => (
    <Link to={address.hrefOf({ explain: name, row: row ? JSON.stringify(row.keys.map(({ key }) => key)) : '' })} style={plain}>
      {value}
    </Link>
  );
  const change = (value: number | null | undefined, previous: number | null | undefined) =>
    typeof value === 'number' &&
    typeof previous === 'number' && (
      <Delta value={value} previous={previous} isWorse={main && screen.costs?.includes(main.name)} />
    );
  const compared = (values: ReportRow['values'], before: ReportRow['compared']) =>
    before &&
    main && (
      <>
        <TableCell align="right">{write(main.unit, before[main.name] ?? null)}</TableCell>
        <TableCell align="right">{change(values[main.name], before[main.name])}</TableCell>
      </>
    );
  return (
    <Card sx={{ overflow: 'clip' }}>
      <Box sx={{ overflowX: 'auto' }} role="region" tabIndex={0} aria-label={t('reports.kit.table')}>
        <Table size="small" aria-label={t(`pages./reports/${screen.name}`)} sx={table}>
          <TableHead>
            <TableRow>
              {groupBy.map((one) => head(one, t(`reports.dimensions.${one}`), false))}
              {measures.map(({ name }) => head(name, words(`measures.${name}`), true))}
              {comparedTotals && main && (
                <>
                  <TableCell align="right">{t('reports.kit.of_before', { name: words(`measures.${main.name}`) })}</TableCell>
                  <TableCell align="right">{t('reports.kit.change')}</TableCell>
                </>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={JSON.stringify(row.keys)} hover>
                {row.keys.map((key, at) => (
                  <TableCell
                    key={groupBy[at]}
                    {...(at === 0 && { component: 'th' as const, scope: 'row', variant: 'body' as const })}
                  >
                    <bdi>{keyWords(groupBy[at] ?? '', key)}</bdi>
                  </TableCell>
                ))}
                {measures.map(({ name, unit }) => (
                  <TableCell key={name} align="right">
                    {figure(name, write(unit, row.values[name] ?? null), row)}
                  </TableCell>
                ))}
                {compared(row.values, row.compared)}
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell component="th" scope="row" colSpan={groupBy.length}>
                {t('reports.kit.total', { smart_count: rowCount, count: format.number(rowCount) })}
              </TableCell>
              {measures.map(({ name, unit }) => (
                <TableCell key={name} align="right">
                  {figure(name, write(unit, totals[name] ?? null), null)}
                </TableCell>
              ))}
              {compared(totals, comparedTotals)}
            </TableRow>
          </TableFooter>
        </Table>
      </Box>
      {pages > 1 && (
        <Box className="no-print" sx={{ display: 'flex', justifyContent: 'flex-end', px: 2, py: 1 }}>
          <PageLinks pages={pages} page={address.page} onChoose={(page) => address.choose({ page })} />
        </Box>
      )}
    </Card>
  );
};

const plain = { color: 'inherit', textDecoration: 'none' } as const;
const table = {
  '& td, & tfoot th': { fontVariantNumeric: 'tabular-nums', '&[class*=alignRight]': { whiteSpace: 'nowrap' } },
  '& tbody th': { overflowWrap: 'anywhere', fontWeight: 550, minWidth: 140 },
  '& tfoot td, & tfoot th': { fontWeight: 650, color: 'text.primary', fontSize: '0.8125rem', borderBottom: 0 },
  '& td a:hover': { textDecoration: 'underline !important' },
} as const;
