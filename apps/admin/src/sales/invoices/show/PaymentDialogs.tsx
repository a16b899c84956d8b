import { allocatePayment, MarkPaidInput, RecordPaymentInput, type InvoiceDetail, type PaymentRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { ResourceContextProvider, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useReceiptAfter } from '../../payments/useReceiptAfter.tsx';
import { usePaidRate } from '../../payments/usePaidRate.tsx';
import { usePaymentMethods } from '../../payments/usePaymentMethods.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useToday } from '../../../platform/api/useToday.ts';

type Props = { invoice: InvoiceDetail; onClose: () => void };
const row = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 } as const;

const When = () => <DateInput source="paymentDate" required />;
const How = () => <SelectInput source="method" choices={usePaymentMethods()} isRequired />;

/** The effect of the amount: a partial payment, full payment, or credit. */
const Outcome = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const amount = useWatch({ name: 'amount' }) as number | null;
  if (!amount || Number.isNaN(amount) || amount < 0) return null;
  const money = (value: number) => format.money(value, invoice.currency);
  const { allocated, credit } = allocatePayment(amount, invoice.balance);
  const rest = allocatePayment(invoice.balance, allocated).credit;
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ mt: 1, fontWeight: 550, color: credit ? 'kontor.tone.warning' : 'text.secondary' }}
    >
      {credit
        ? `${t('invoices.confirm.settles')} ${t('invoices.confirm.credit', { amount: money(credit), customer: invoice.customerName })}`
        : rest
          ? t('invoices.confirm.rest', { amount: money(rest) })
          : t('invoices.confirm.settles')}
    </Typography>
  );
};

export const RecordPaymentDialog = ({ invoice, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('invoices');
  const kontor = useKontor();
  const resolver = useValidation(RecordPaymentInput);
  const receipt = useReceiptAfter(onClose);
  /** The command returns the invoice, so the new payment is its latest one. */
  const latest = async (): Promise<PaymentRecord | undefined> => {
    const made = await kontor.call<PaymentRecord[]>('GET', `/invoices/${invoice.id}/payments`, { query: { range: '[0,99]' } });
    return made.sort((a, b) => b.id - a.id)[0];
  };
  const rate = usePaidRate(invoice.currency);
  const defaults = {
    ...rate.defaults,
    paymentDate: useToday(),
    amount: invoice.balance,
    method: 'bankTransfer',
    reference: null,
  };
  if (receipt.dialog) return receipt.dialog;
  return (
    <ResourceContextProvider value="payments">
      <FormDialog
        title={t('invoices.action.recordPayment')}
        text={t('invoices.confirm.recordPayment', { amount: format.money(invoice.balance, invoice.currency) })}
        submitLabel={t('invoices.action.recordPayment')}
        defaults={defaults}
        resolver={resolver}
        run={async ({ paymentDate, amount, method, reference, ...typed }: RecordPaymentInput) => {
          await command(invoice.id, 'recordPayment', { paymentDate, amount, method, reference, ...rate.sent(typed) });
          receipt.follow(receipt.isWanted ? await latest().catch(() => undefined) : undefined);
        }}
        success="invoices.done.recordPayment"
        onClose={receipt.close}
      >
        <Box sx={row}>
          <MoneyInput source="amount" required autoFocus currency={invoice.currency} />
          <When />
          <How />
          <TextInput source="reference" />
          {rate.fields}
        </Box>
        <Outcome invoice={invoice} />
        {receipt.offer}
      </FormDialog>
    </ResourceContextProvider>
  );
};

export const MarkPaidDialog = ({ invoice, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('invoices');
  const rate = usePaidRate(invoice.currency);
  return (
    <ResourceContextProvider value="payments">
      <FormDialog
        title={t('invoices.action.markPaid')}
        text={t('invoices.confirm.markPaid', { amount: format.money(invoice.balance, invoice.currency) })}
        submitLabel={t('invoices.action.markPaid')}
        defaults={{ ...rate.defaults, paymentDate: useToday(), method: 'bankTransfer' }}
        resolver={useValidation(MarkPaidInput)}
        run={({ paymentDate, method, ...typed }: MarkPaidInput) =>
          command(invoice.id, 'markPaid', { paymentDate, method, ...rate.sent(typed) })
        }
        success="invoices.done.markPaid"
        onClose={onClose}
      >
        <Box sx={row}>
          <When />
          <How />
          {rate.fields}
        </Box>
      </FormDialog>
    </ResourceContextProvider>
  );
};
