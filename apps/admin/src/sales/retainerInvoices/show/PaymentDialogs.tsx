import { MarkPaidInput, RecordPaymentInput, type PaymentRecord, type RetainerInvoiceDetail } from '@kontor/domain';
import { Box } from '@mui/material';
import { ResourceContextProvider, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { usePaidRate } from '../../payments/usePaidRate.tsx';
import { usePaymentMethods } from '../../payments/usePaymentMethods.ts';
import { useReceiptAfter } from '../../payments/useReceiptAfter.tsx';

type Props = { retainer: RetainerInvoiceDetail; onClose: () => void };
const row = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 } as const;

const When = () => <DateInput source="paymentDate" required />;
const How = () => <SelectInput source="method" choices={usePaymentMethods()} isRequired />;

/** Records a payment, whole or in part. An excess becomes the customer's credit. */
export const RecordRetainerPayment = ({ retainer, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('retainerInvoices');
  const kontor = useKontor();
  const resolver = useValidation(RecordPaymentInput);
  const receipt = useReceiptAfter(onClose);
  const latest = async (): Promise<PaymentRecord | undefined> => {
    const query = { range: '[0,99]' };
    const made = await kontor.call<PaymentRecord[]>('GET', `/retainer-invoices/${retainer.id}/payments`, { query });
    return made.sort((a, b) => b.id - a.id)[0];
  };
  const rate = usePaidRate(retainer.currency);
  const defaults = {
    ...rate.defaults,
    paymentDate: useToday(),
    amount: retainer.balance,
    method: 'bankTransfer',
    reference: null,
  };
  if (receipt.dialog) return receipt.dialog;
  return (
    <ResourceContextProvider value="payments">
      <FormDialog
        title={t('retainerInvoices.action.recordPayment')}
        text={t('retainerInvoices.confirm.recordPayment', { amount: format.money(retainer.balance, retainer.currency) })}
        submitLabel={t('retainerInvoices.action.recordPayment')}
        defaults={defaults}
        resolver={resolver}
        run={async ({ paymentDate, amount, method, reference, ...typed }: RecordPaymentInput) => {
          await command(retainer.id, 'recordPayment', { paymentDate, amount, method, reference, ...rate.sent(typed) });
          receipt.follow(receipt.isWanted ? await latest().catch(() => undefined) : undefined);
        }}
        success="retainerInvoices.done.recordPayment"
        onClose={receipt.close}
      >
        <Box sx={row}>
          <MoneyInput source="amount" required autoFocus currency={retainer.currency} />
          <When />
          <How />
          <TextInput source="reference" />
          {rate.fields}
        </Box>
        {receipt.offer}
      </FormDialog>
    </ResourceContextProvider>
  );
};

/** Records a payment of all that is left to pay. */
export const MarkRetainerPaid = ({ retainer, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('retainerInvoices');
  const rate = usePaidRate(retainer.currency);
  return (
    <ResourceContextProvider value="payments">
      <FormDialog
        title={t('retainerInvoices.action.markPaid')}
        text={t('retainerInvoices.confirm.markPaid', { amount: format.money(retainer.balance, retainer.currency) })}
        submitLabel={t('retainerInvoices.action.markPaid')}
        defaults={{ ...rate.defaults, paymentDate: useToday(), method: 'bankTransfer' }}
        resolver={useValidation(MarkPaidInput)}
        run={({ paymentDate, method, ...typed }: MarkPaidInput) =>
          command(retainer.id, 'markPaid', { paymentDate, method, ...rate.sent(typed) })
        }
        success="retainerInvoices.done.markPaid"
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
