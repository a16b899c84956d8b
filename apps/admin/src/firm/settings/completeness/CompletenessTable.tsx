import type { NumberPeriod } from '@kontor/domain';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Ltr } from '../../../platform/format/Ltr.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** The numbers of a series by year. On a phone each figure has its heading beside it; years are headings themselves. */
export const CompletenessTable = ({ periods }: { periods: readonly NumberPeriod[] }) => {
  const t = useTranslate();
  const format = useFormat();
  const head = (key: string, isFigure = true) => (
    <TableCell align={isFigure ? 'right' : undefined} sx={isFigure ? figure : undefined}>
      {t(`settings.series.completeness.${key}`)}
    </TableCell>
  );
  return (
    <Table size="small" sx={table}>
      <TableHead>
        <TableRow>
          {head('year', false)}
          {head('numbers', false)}
          {head('issued')}
          {head('void')}
          {head('missing_short')}
        </TableRow>
      </TableHead>
      <TableBody>
        {periods.map(({ year, pattern, first, last, issuedCount, voidedCount, missingCount }) => (
          <TableRow key={`${year} ${pattern}`}>
            <TableCell>{year}</TableCell>
            <TableCell>
              <span className="number">
                <Ltr>{first}</Ltr>
              </span>
              {first !== last && (
                <>
                  {' – '}
                  <span className="number">
                    <Ltr>{last}</Ltr>
                  </span>
                </>
              )}
            </TableCell>
            <TableCell align="right">{format.number(issuedCount)}</TableCell>
            <TableCell align="right">{format.number(voidedCount)}</TableCell>
            <TableCell align="right" sx={missingCount > 0 ? { color: 'error.main', fontWeight: 600 } : undefined}>
              {format.number(missingCount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const figure = { whiteSpace: 'nowrap' } as const;
const table = {
  mt: 2,
  fontVariantNumeric: 'tabular-nums',
  '& .number': { display: 'inline-block', whiteSpace: 'nowrap' },
  '& td, & th': { px: { xs: 0.5, sm: 1.5 }, verticalAlign: 'top', fontSize: { xs: '0.75rem', sm: '0.875rem' } },
} as const;
