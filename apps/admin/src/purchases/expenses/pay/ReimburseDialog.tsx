import { ReimbursementInput, sum, type ExpenseRecord, type ExpenseTerms } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { ResourceContextProvider, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { usePayMethods } from '../../bills/pay/usePayMethods.ts';
import { termsQuery } from '../form/terms.ts';
import { useExpenseName } from '../useExpenseName.ts';

type Props = { expenses: readonly ExpenseRecord[]; onClose: (isDone: boolean) => void };

/** Records that a person got their money back, for one or several expenses at once. */
export const ReimburseDialog = ({ expenses, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useExpenseName();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const methods = usePayMethods();
  const sent = useRef({ text: '', key: '' });
  const done = useRef(false);
  const today = useToday();
  const resolver = useValidation(ReimbursementInput);
  const currency = useQuery<ExpenseTerms>(termsQuery(kontor)).data?.baseCurrency ?? 'EUR';
  const run = async (values: FieldValues) => {
    const text = JSON.stringify(values);
    // The same input sent again after a lost answer must not become a second payment.
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    await kontor.call('POST', '/reimbursements', { body: values, idempotencyKey: sent.current.key });
    done.current = true;
    readAgain();
  };
  return (
    <ResourceContextProvider value="reimbursements">
      <FormDialog
        title={t('expenses.pay.title')}
        text={<bdi>{expenses[0]?.userName}</bdi>}
        submitLabel={t('expenses.pay.title')}
        defaults={{
          expenseIds: expenses.map(({ id }) => id),
          paymentDate: today,
          method: 'bankTransfer',
          reference: null,
        }}
        resolver={resolver}
        run={run}
        success="expenses.done.reimburse"
        onClose={() => onClose(done.current)}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
          <DateInput source="paymentDate" required />
          <SelectInput source="method" choices={methods} isRequired helperText={false} />
          <TextInput source="reference" helperText={false} />
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {expenses.map((expense) => (
            <Box component="li" key={expense.id} sx={{ display: 'flex', gap: 1.5, py: 0.5 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {nameOf(expense)} <Typography variant="caption">{format.date(expense.expenseDate)}</Typography>
              </Box>
              <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{format.money(expense.baseAmount, currency)}</Box>
            </Box>
          ))}
        </Box>
        <Typography role="status" sx={{ fontWeight: 600, textAlign: 'end', mt: 1 }}>
          {t('expenses.pay.total', { amount: format.money(sum(expenses.map(({ baseAmount }) => baseAmount)), currency) })}
        </Typography>
      </FormDialog>
    </ResourceContextProvider>
  );
};
