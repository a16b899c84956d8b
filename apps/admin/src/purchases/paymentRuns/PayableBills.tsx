import { holdOf, sum, type PayableBill, type PaymentRunDetail } from '@kontor/domain';
import { Alert, Box, Button, Checkbox, Chip, FormHelperText, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { MoneyInput } from '../../platform/inputs/MoneyInput.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
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
  if (data.length === 0) return <Typography color="textSecondary">{t('paymentRuns.nothing_open')}</Typography>;
  return (
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
      <Box component="ul" aria-label={t('paymentRuns.sections.bills')} sx={list}>
        {data.map((bill) => {
          const reason = reasonOf(bill);
          const name = [bill.vendorName, bill.billNumber].filter(Boolean).join(', ');
          return (
            <Box component="li" key={bill.billId} sx={row}>
              <Checkbox
                checked={isChosen(bill)}
                disabled={Boolean(reason) && !isChosen(bill)}
                onChange={(_, on) => choose([bill], on)}
                slotProps={{ input: { 'aria-label': name } }}
              />
              <Box sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
                <Typography variant="caption" color="textSecondary">
                  {t('paymentRuns.due', { date: format.date(bill.dueDate) })} · {format.money(bill.balance, currency ?? 'EUR')}
                </Typography>
                {reason && <Box sx={{ color: 'kontor.tone.warning', fontSize: '0.8125rem' }}>{reason}</Box>}
              </Box>
              {isChosen(bill) && (
                <MoneyInput
                  source={`amounts.${keyOf(bill)}`}
                  label={t('paymentRuns.amount_of', { name })}
                  currency={currency ?? undefined}
                  sx={{ width: 180, flex: 'none', '&&&': { my: 0.5 } /* A row of a list, not of the form. */ }}
                />
              )}
            </Box>
          );
        })}
      </Box>
      {lost > 0 && <Alert severity="info">{t('paymentRuns.hidden', { smart_count: lost })}</Alert>}
      <Box role="status" sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1, alignItems: 'center' }}>
        <Chip size="small" label={t('paymentRuns.chosen', { smart_count: chosen.length })} />
        <Typography sx={{ fontWeight: 600 }}>
          {format.money(sum(chosen.map(({ amount }) => amount)), currency ?? 'EUR')}
        </Typography>
      </Box>
    </>
  );
};

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const row = {
  ...{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, borderBottom: 1, borderColor: 'divider' },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
} as const;
