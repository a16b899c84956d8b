import { accountPage, minorUnits, negate, subtract, type Account, type AccountEntry } from '@kontor/domain';
import { Box, Link as MuiLink, Table, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { StatementAges } from './StatementAges.tsx';

/** A document that a payment paid. */
type PaidPart = { path: string; number: string; amount: number };

/** What the statement of a customer shows otherwise than that of a vendor. */
export type StatementView<Entry, One> = {
  nameOf: (row: Entry) => string;
  /** The name of a payment whose reference stands below it anyway. */
  plainNameOf: (row: Entry) => string;
  pathOf: (row: Entry) => string;
  partsOf: (row: Entry) => PaidPart[];
  /** The sums below the table; those without `always` are hidden while zero. */
  sumsOf: (statement: One) => { label: string; amount: number; always?: boolean }[];
  nothing: string;
  /** Who owes whom, where the balance is below zero. */
  credit: (amount: string) => string;
  /** More of this statement, below its ages. */
  below?: (statement: One) => ReactNode;
};

const Parts = ({ parts, currency }: { parts: PaidPart[]; currency: string }) => {
  const format = useFormat();
  if (parts.length === 0) return null;
  return (
    <Typography
      variant="caption"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, lineHeight: '24px' }}
    >
      {parts.map(({ path, number, amount }) => (
        <MuiLink key={path} component={Link} to={path} sx={{ color: 'inherit', whiteSpace: 'nowrap' }}>
          {`${number}: ${format.number(amount, minorUnits(currency))}`}
        </MuiLink>
      ))}
    </Typography>
  );
};

/** Payers often write the numbers of the documents, which stand below the payment anyway. */
const isNamedBy = (parts: PaidPart[], reference: string | null): boolean =>
  parts.map(({ number }) => number).join(', ') === reference;

/** What payments at other rates gained or lost in the organisation's own currency; no part of the balance. */
const ExchangeDifference = ({ amount }: { amount: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const base = useOrganisation()?.baseCurrency;
  if (amount === 0 || base === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t(amount > 0 ? 'statement.exchange_gain' : 'statement.exchange_loss', { amount: format.money(Math.abs(amount), base) })}
    </Typography>
  );
};

type Props<Entry extends AccountEntry<string>, One extends Omit<Account<Entry>, 'totals'>> = {
  statement: One;
  period: { from: string; to: string };
  page: number;
  view: StatementView<Entry, One>;
};

/** The statement in one currency: opening balance, documents and payments, closing balance. */
export function StatementTable<Entry extends AccountEntry<string>, One extends Omit<Account<Entry>, 'totals'>>({
  statement,
  period,
  page,
  view,
}: Props<Entry, One>) {
  const t = useTranslate();
  const format = useFormat();
  const { currency, opening, rows, rowCount, closing } = statement;
  const [first] = rows;
  const isFirst = page === 1;
  const isLast = page * accountPage >= rowCount;
  const carried = first ? subtract(first.balance, first.amount) : closing;
  const left = rows.at(-1)?.balance ?? carried;
  const money = (amount: number) => format.money(amount, currency);
  // The currency is in the heading only: on a phone the rows have no room for it.
  const figure = (amount: number) => format.number(amount, minorUnits(currency));
  const words = (key: string, options?: object) => t(`statement.${key}`, options);
  const sums = view.sumsOf(statement).filter(({ amount, always }) => always ?? amount > 0);
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
            <TableCell colSpan={2}>{isFirst ? words('opening', { date: format.date(period.from) }) : words('carried')}</TableCell>
            <TableCell align="right">{figure(isFirst ? opening : carried)}</TableCell>
          </TableRow>
          {rows.map((row) => {
            const parts = view.partsOf(row);
            return (
              <TableRow key={`${row.kind} ${row.id}`}>
                <TableCell sx={wide}>{format.date(row.date)}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <MuiLink component={Link} to={view.pathOf(row)}>
                    {isNamedBy(parts, row.reference) ? view.plainNameOf(row) : view.nameOf(row)}
                  </MuiLink>
                  <Parts parts={parts} currency={currency} />
                  <Typography variant="caption" component="div" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                    {format.date(row.date)}
                  </Typography>
                </TableCell>
                <TableCell align="right">{figure(row.amount)}</TableCell>
                <TableCell align="right">{figure(row.balance)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell sx={wide} />
            <TableCell colSpan={2}>{isLast ? words('closing', { date: format.date(period.to) }) : words('carry')}</TableCell>
            <TableCell align="right">{figure(isLast ? closing : left)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {rowCount === 0 ? view.nothing : sums.map(({ label, amount }) => `${label}: ${money(amount)}`).join(' · ')}
        {closing < 0 && ` ${view.credit(money(negate(closing)))}`}
      </Typography>
      <ExchangeDifference amount={statement.exchangeDifference} />
      <StatementAges statement={statement} on={period.to} />
      {view.below?.(statement)}
    </Box>
  );
}

/** On a phone the date stands below its document. */
const wide = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' } as const;
const table = {
  '& td, & th': { px: { xs: 0.75, sm: 2 }, '&[class*=alignRight]': { whiteSpace: 'nowrap' }, fontVariantNumeric: 'tabular-nums' },
  '& tfoot td': { color: 'text.primary', fontWeight: 600, fontSize: 'inherit' },
} as const;
