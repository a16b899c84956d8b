import {
  billedUnitPrice,
  expenseAmounts,
  markUpOf,
  type CustomerRecord,
  type ProjectRecord,
  type TaxRateRecord,
} from '@kontor/domain';
import { Typography } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { PercentInput } from '../../../platform/inputs/MoneyInput.tsx';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import type { ExpenseValues } from './values.ts';

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number' && !Number.isNaN(value);

/** What the expense costs the firm, and what the customer pays for it. */
const CostAndPrice = () => {
  const t = useTranslate();
  const format = useFormat();
  const organisation = useOrganisation();
  const { amount, currency, taxRateId, taxAmount, deductiblePercent, projectId, customerId, markUpPercent, outlay } =
    useWatch() as ExpenseValues;
  const one = (id: number | null | undefined, subject: string) =>
    [{ id: id ?? 0 }, { enabled: Boolean(id) && may('show', subject) }] as const;
  const project = useGetOne<ProjectRecord>('projects', ...one(projectId, 'Project')).data;
  const customer = useGetOne<CustomerRecord>('customers', ...one(customerId, 'Customer')).data;
  const rate = useGetOne<TaxRateRecord>('taxRates', ...one(taxRateId, 'TaxRate')).data;
  if (!isNumber(amount) || !currency) return null;
  const { net, tax, deductibleTax } = expenseAmounts({
    amount,
    currency,
    taxPercent: taxRateId ? (rate?.percent ?? null) : null,
    taxAmount: isNumber(taxAmount) ? taxAmount : null,
    deductiblePercent: outlay ? 0 : isNumber(deductiblePercent) ? deductiblePercent : null,
  });
  const usual = markUpOf({
    line: isNumber(markUpPercent) ? markUpPercent : null,
    project: projectId ? project?.markUpPercent : null,
    customer: customerId ? customer?.markUpPercent : null,
    organisation: organisation?.markUpPercent,
  });
  const markUp = outlay ? 0 : usual;
  const cost = { base: net, tax, deductibleTax, quantity: 1 };
  const money = (value: number) => format.money(value, currency);
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1', mb: 1.5 }}>
      {t('expenses.form.cost_and_price', {
        cost: money(billedUnitPrice(cost, 0)),
        price: money(billedUnitPrice(cost, markUp)),
        markUp: format.percent(markUp),
      })}
    </Typography>
  );
};

/** For whom it was spent, and whether they pay for it. */
export const BillingInputs = () => {
  const { setValue, getValues, clearErrors } = useFormContext();
  const [billable, outlay] = useWatch({ name: ['billable', 'outlay'] }) as boolean[];
  const prices = maySee('Expense', 'markUpPercent');
  const followCustomer = () => {
    clearErrors('projectId');
    if (getValues('projectId')) setValue('projectId', null, { shouldDirty: true });
  };
  return (
    <>
      <ReferencePicker<CustomerRecord> source="customerId" reference="customers" helperText={false} onRecord={followCustomer} />
      <BooleanInput
        source="billable"
        helperText={false}
        sx={{ mt: 1.25 }}
        onChange={() => setValue('outlay', false, { shouldDirty: true })}
      />
      {billable && (
        <BooleanInput
          source="outlay"
          helperText={false}
          sx={{ mt: 1.25 }}
          // An outlay has no mark-up: what was typed would be refused out of sight.
          onChange={() => setValue('markUpPercent', null, { shouldDirty: true })}
        />
      )}
      {billable && !outlay && prices && <PercentInput source="markUpPercent" />}
      {billable && prices && <CostAndPrice />}
    </>
  );
};
