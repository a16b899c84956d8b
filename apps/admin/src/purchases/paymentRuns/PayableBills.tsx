import { holdOf, sum, type PayableBill, type PaymentRunDetail } from '@kontor/domain';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Chip,
  FormHelperText,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { MoneyInput } from '../../platform/inputs/MoneyInput.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { asAccount } from '../vendors/asAccount.ts';
import { linesOf, type RunValues } from './values.ts';

const keyOf = ({ billId }: PayableBill): string => `b${billId}`;

/** The open bills of the chosen currency: what is ticked is paid, in full or in part; a vendor who is held back says why. */
export const PayableBills = () => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const run = useRecordContext<PaymentRunDetail>();
  const { setValue } = useFormContext();
  const { errors } = useFormState();
  const currency = useWatch({ name: 'currency' }) as string | null;
  const dueUntil = (useWatch({ name: 'dueUntil' }) as string | null) ?? undefined;
  const amounts = (useWatch({ name: 'amounts' }) as RunValues['amounts']) ?? {};
  const { data, error, refetch } = useQuery({
    queryKey: ['bills', 'payable', currency, dueUntil],
    queryFn: ({ signal }) =>
      kontor.call<PayableBill[]>('GET', '/payment-runs/payable-bills', { query: { currency, dueUntil }, signal }),
    enabled: Boolean(currency),
  });
  const isHeld = Boolean(data?.some(holdOf));
  const canSayWhy = useWords(errorWords, isHeld);
  if (error) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (!data || (isHeld && !canSayWhy)) return <Skeleton height={120} />;
  const reasonOf = (bill: PayableBill): string | null => {
    if (bill.paymentRunId && bill.paymentRunId !== run?.id) return t('paymentRuns.in_run', { id: bill.paymentRunId });
    const hold = holdOf(bill);
    return hold && t(`errors.${hold}`);
  };
  const free = data.filter((bill) => !reasonOf(bill));
  const held = data.filter(reasonOf);
  const word = (name: string) => t(`paymentRuns.lines.${name}`);
  const chosen = linesOf(amounts);
  const isChosen = (bill: PayableBill): boolean => amounts[keyOf(bill)] !== undefined;
  const choose = (bills: readonly PayableBill[], on: boolean): void => {
    const next = { ...amounts };
    for (const bill of bills) {
      if (on) next[keyOf(bill)] ??= bill.balance;
      else delete next[keyOf(bill)];
    }
    setValue('amounts', next, { shouldDirty: true });
  };
  const problem = errors['lines']?.message;
  const lost = chosen.filter(({ billId }) => !data.some((bill) => bill.billId === billId)).length;
  const table = (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={free.length === 0}
        onClick={() => choose(free, !free.every(isChosen))}
        sx={{ mb: 1 }}
      >
        {t(free.length > 0 && free.every(isChosen) ? 'paymentRuns.choose_none' : 'paymentRuns.choose_all')}
      </Button>
      {typeof problem === 'string' && <FormHelperText error>{problem}</FormHelperText>}
      <TableContainer>
        <Table size="small" aria-label={t('paymentRuns.sections.bills')} sx={close}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox" />
              <TableCell>{word('vendorName')}</TableCell>
              <TableCell sx={wide}>{word('billNumber')}</TableCell>
              <TableCell sx={wide}>{word('dueDate')}</TableCell>
              <TableCell sx={wide}>{word('account')}</TableCell>
              <TableCell align="right" sx={wide}>
                {word('balance')}
              </TableCell>
              <TableCell align="right">{word('amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {/* What cannot be chosen comes last. */}
            {[...free, ...held].map((bill) => {
              const reason = reasonOf(bill);
              const name = [bill.vendorName, bill.billNumber].filter(Boolean).join(', ');
              return (
                <TableRow key={bill.billId} sx={{ verticalAlign: 'baseline' }}>
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={isChosen(bill)}
                      disabled={Boolean(reason) && !isChosen(bill)}
                      onChange={(_, on) => choose([bill], on)}
                      slotProps={{ input: { 'aria-label': name } }}
                    />
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    <bdi>{bill.vendorName}</bdi>
                    {bill.billNumber && (
                      <Box sx={narrow}>
                        <bdi>{bill.billNumber}</bdi>
                      </Box>
                    )}
                    {reason && <Box sx={{ color: 'kontor.tone.warning', fontSize: '0.8125rem' }}>{reason}</Box>}
                  </TableCell>
                  <TableCell sx={number}>{bill.billNumber ? <bdi>{bill.billNumber}</bdi> : <Nothing />}</TableCell>
                  <TableCell sx={wide}>{format.date(bill.dueDate)}</TableCell>
                  <TableCell sx={wide}>{bill.account ? <Ltr>{asAccount(bill.account)}</Ltr> : <Nothing />}</TableCell>
                  <TableCell align="right" sx={wide}>
                    {format.money(bill.balance, currency ?? 'EUR')}
                  </TableCell>
                  <TableCell align="right">
                    {isChosen(bill) ? (
                      <MoneyInput
                        source={`amounts.${keyOf(bill)}`}
                        label={t('paymentRuns.amount_of', { name })}
                        currency={currency ?? undefined}
                        sx={{
                          width: { xs: 120, sm: 150 },
                          '&&&': { my: 0.5 },
                          '& label': { clipPath: 'inset(50%)' /* Read aloud; the column says it to the eye. */ },
                          '& legend': { display: 'none' },
                        }}
                      />
                    ) : (
                      <Nothing />
                    )}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
  const nothing = <Typography color="textSecondary">{t('paymentRuns.nothing_open')}</Typography>;
  if (data.length === 0 && chosen.length === 0) return nothing;
  return (
    <>
      {data.length > 0 ? table : nothing}
      {lost > 0 && <Alert severity="info">{t('paymentRuns.hidden', { smart_count: lost })}</Alert>}
      <Box role="status" sx={inSight}>
        <Chip size="small" label={t('paymentRuns.chosen', { smart_count: chosen.length })} />
        <Typography sx={{ fontWeight: 600 }}>
          {format.money(sum(chosen.map(({ amount }) => amount)), currency ?? 'EUR')}
        </Typography>
      </Box>
    </>
  );
};

// A telephone has room for whom, what and how much.
const wide = { whiteSpace: 'nowrap', display: { xs: 'none', md: 'table-cell' } } as const;
const number = { ...wide, whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 130 } as const;
const narrow = { display: { md: 'none' }, color: 'text.secondary', fontSize: '0.8125rem' } as const;
// The margin keeps a field focused by Tab out from under the sum.
const close = { '& td, & th': { px: { xs: 0.5, md: 2 } }, '& input': { scrollMarginBottom: '150px' } } as const;
/** The sum stays above the save bar, however many bills there are. */
const inSight = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  mt: 1,
  py: 1,
  alignItems: 'center',
  bgcolor: 'background.paper',
  position: 'sticky',
  bottom: { xs: 72, md: 80 },
  zIndex: 1,
  borderTop: 1,
  borderColor: 'divider',
  // Covers the rows between it and the save bar.
  '&::after': { content: '""', position: 'absolute', insetInline: 0, top: '100%', height: 16, bgcolor: 'background.paper' },
} as const;
