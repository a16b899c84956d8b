import { holdOf, type PaymentRunDetail, type PaymentRunLineRecord } from '@kontor/domain';
import { Box, Link as TextLink, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { asAccount } from '../vendors/asAccount.ts';

/** The bills of a run: whom it pays, where, how much; a draft says who is held back, and why. */
export const RunLines = ({ run }: { run: PaymentRunDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const word = (name: string) => t(`paymentRuns.lines.${name}`);
  const canSayWhy = useWords(errorWords, run.status === 'draft' && run.lines.some(holdOf));
  const holdTold = (line: PaymentRunLineRecord) => {
    const hold = canSayWhy ? holdOf(line) : null;
    return hold && <Box sx={{ color: 'kontor.tone.warning' }}>{t(`errors.${hold}`)}</Box>;
  };
  return (
    <TableContainer sx={{ mt: 2 }}>
      <Table size="small" aria-label={t('paymentRuns.sections.bills')}>
        <TableHead>
          <TableRow>
            {['vendorName', 'billNumber'].map((name) => (
              <TableCell key={name}>{word(name)}</TableCell>
            ))}
            {['account', 'dueDate'].map((name) => (
              <TableCell key={name} sx={wide}>
                {word(name)}
              </TableCell>
            ))}
            <TableCell align="right">{word('amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {run.lines.map((line) => (
            <TableRow key={line.billId}>
              <TableCell>
                <TextLink component={Link} to={`/vendors/${line.vendorId}/show`}>
                  <bdi>{line.vendorName}</bdi>
                </TextLink>
                {holdTold(line)}
              </TableCell>
              <TableCell>
                <TextLink component={Link} to={`/bills/${line.billId}/show`}>
                  <bdi>{line.billNumber ?? t('bills.without_number', { id: line.billId })}</bdi>
                </TextLink>
                {line.reference && <Box sx={{ color: 'text.secondary' }}>{line.reference}</Box>}
              </TableCell>
              <TableCell sx={wide}>{line.account ? <Ltr>{asAccount(line.account)}</Ltr> : <Nothing />}</TableCell>
              <TableCell sx={wide}>{format.date(line.dueDate)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {format.money(line.amount, run.currency)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

// A telephone has room for whom, what and how much; the paper for everything.
const wide = { whiteSpace: 'nowrap', '@media screen and (max-width: 599px)': { display: 'none' } } as const;
