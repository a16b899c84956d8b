import { minorUnits, negate, type Statement, type StatementRow } from '@kontor/domain';
import { Box, Link as MuiLink, Table, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { StatementAges } from './StatementAges.tsx';
import { useRowName } from './useRowName.ts';

/** The invoices that a payment paid. */
const Parts = ({ row: { parts, currency } }: { row: StatementRow }) => {
  const format = useFormat();
  if (parts.length === 0) return null;
  return (
    <Typography
      variant="caption"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, lineHeight: '24px' }}
    >
      {parts.map(({ invoiceId, invoiceNumber, amount }) => (
        <MuiLink
          key={invoiceId}
          component={Link}
          to={`/invoices/${invoiceId}/show`}
          sx={{ color: 'inherit', whiteSpace: 'nowrap' }}
        >
          {`${invoiceNumber}: ${format.number(amount, minorUnits(currency))}`}
        </MuiLink>
      ))}
    </Typography>
  );
};

/** Payers often write the numbers of the invoices, which stand below the payment anyway. */
const isNamedByParts = ({ parts, reference }: StatementRow): boolean =>
  parts.map(({ invoiceNumber }) => invoiceNumber).join(', ') === reference;

type Props = { statement: Statement; period: { from: string; to: string } };

/** The statement in one currency: opening balance, invoices and payments, closing balance. */
export const StatementTable = ({ statement, period }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useRowName();
  const { currency, opening, rows, invoiced, received, writtenOff, credited, paidBack, closing } = statement;
  const money = (amount: number) => format.money(amount, currency);
  // The currency is in the heading only: on a phone the rows have no room for it.
  const figure = (amount: number) => format.number(amount, minorUnits(currency));
  const words = (key: string, options?: object) => t(`statement.${key}`, options);
  return (
    <Box sx={{ '& + &': { mt: 4 } }}>
      <Table size="small" aria-label={words('table', { currency })} sx={table}>
        <TableHead>
          <TableRow>
            <TableCell sx={wide}>{words('date')}</TableCell>
            <TableCell>{words('document')}</TableCell>
            <TableCell align="right">{`${words('amount')}, ${currency}`}</TableCell>
            <TableCell align="right">{`${words('balance')}, ${currency}`}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell sx={wide} />
            <TableCell colSpan={2}>{words('opening', { date: format.date(period.from) })}</TableCell>
            <TableCell align="right">{figure(opening)}</TableCell>
          </TableRow>
          {rows.map((row) => (
            <TableRow key={`${row.kind} ${row.id}`}>
              <TableCell sx={wide}>{format.date(row.date)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <MuiLink component={Link} to={pathOf(row)}>
                  {nameOf(isNamedByParts(row) ? { ...row, reference: null } : row)}
                </MuiLink>
                <Parts row={row} />
                <Typography variant="caption" component="div" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                  {format.date(row.date)}
                </Typography>
              </TableCell>
              <TableCell align="right">{figure(row.amount)}</TableCell>
              <TableCell align="right">{figure(row.balance)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell sx={wide} />
            <TableCell colSpan={2}>{words('closing', { date: format.date(period.to) })}</TableCell>
            <TableCell align="right">{figure(closing)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {rows.length === 0
          ? words('nothing')
          : `${words('invoiced')}: ${money(invoiced)} · ${words('received')}: ${money(received)}`}
        {credited > 0 && ` · ${t('statement.credited')}: ${money(credited)}`}
        {paidBack > 0 && ` · ${t('statement.paid_back')}: ${money(paidBack)}`}
        {writtenOff > 0 && ` · ${t('statement.written_off')}: ${money(writtenOff)}`}
        {closing < 0 && ` ${words('credit', { amount: money(negate(closing)) })}`}
      </Typography>
      <StatementAges statement={statement} on={period.to} />
    </Box>
  );
};

function pathOf({ kind, id, invoiceId }: StatementRow): string {
  if (kind === 'refund') return `/retainerInvoices/${invoiceId}/show`;
  if (kind === 'payment') return `/payments/${id}/show`;
  return kind === 'creditNote' || kind === 'payBack' ? `/creditNotes/${id}/show` : `/invoices/${invoiceId}/show`;
}

/** On a phone the date stands below its document. */
const wide = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' } as const;
const table = {
  '& td, & th': { px: { xs: 0.75, sm: 2 }, '&[class*=alignRight]': { whiteSpace: 'nowrap' }, fontVariantNumeric: 'tabular-nums' },
  '& tfoot td': { color: 'text.primary', fontWeight: 600, fontSize: 'inherit' },
} as const;
