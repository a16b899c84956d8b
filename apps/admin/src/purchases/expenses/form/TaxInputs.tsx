import { expenseAmounts, isTaxUnusual, isValidOn, type TaxRateRecord } from '@kontor/domain';
import { Alert, Typography } from '@mui/material';
import { SelectInput, useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { may } from '../../../platform/api/ability.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { MoneyInput, PercentInput } from '../../../platform/inputs/MoneyInput.tsx';

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number' && !Number.isNaN(value);
type Watched = [number | null, string | null, number | null, number | null, number | null, string, boolean];

/** The tax within the amount, by a rate or as the receipt says it; whoever may not read the rates types it. */
export const TaxInputs = () => {
  const t = useTranslate();
  const format = useFormat();
  const rated = may('list', 'TaxRate');
  const { data: rates = [] } = useGetList<TaxRateRecord>(
    'taxRates',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'percent', order: 'DESC' } },
    { enabled: rated, staleTime: 300_000 },
  );
  const [amount, currency, taxRateId, taxAmount, deductiblePercent, date, outlay] = useWatch({
    name: ['amount', 'currency', 'taxRateId', 'taxAmount', 'deductiblePercent', 'expenseDate', 'outlay'],
  }) as Watched;
  const offered = rates.filter((rate) => rate.id === taxRateId || (date && isValidOn(rate, date)));
  const percent = rates.find(({ id }) => id === taxRateId)?.percent ?? null;
  const paid = isNumber(amount) && currency ? { amount, currency } : undefined;
  const sums =
    paid &&
    expenseAmounts({
      ...paid,
      taxPercent: percent,
      taxAmount: isNumber(taxAmount) ? taxAmount : null,
      deductiblePercent: isNumber(deductiblePercent) ? deductiblePercent : null,
    });
  const money = (value: number) => format.money(value, currency ?? undefined);
  return (
    <>
      {rated && (
        <SelectInput
          source="taxRateId"
          choices={offered.map(({ id, name }) => ({ id, name: format.taxName(name) }))}
          resettable
          helperText={false}
        />
      )}
      <MoneyInput source="taxAmount" currency={currency ?? undefined} helperText="expenses.form.tax_hint" />
      {rated && !outlay && <PercentInput source="deductiblePercent" />}
      {sums && (sums.tax > 0 || percent !== null) && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1', mb: 1.5 }}>
          {t('expenses.form.split', { net: money(sums.net), tax: money(sums.tax) })}
        </Typography>
      )}
      {sums && isTaxUnusual(sums, percent) && (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1', mb: 1.5 }}>
          {t('expenses.form.tax_differs', { expected: money(sums.expectedTax) })}
        </Alert>
      )}
    </>
  );
};
