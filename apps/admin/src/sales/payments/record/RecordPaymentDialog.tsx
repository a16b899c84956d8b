import type { PaymentRecord } from '@kontor/domain';
import { useRef } from 'react';
import { HttpError, ResourceContextProvider, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { fieldErrorsOf } from '../../../platform/api/calls/fieldErrorsOf.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useToday } from '../../../platform/api/useToday.ts';
import { useReceiptAfter } from '../useReceiptAfter.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { paymentResolver } from './resolver.ts';
import { fieldInForm, inputOf, type Payer, type PaymentValues } from './values.ts';

/** Records a payment for any number of the customer's invoices and retainer invoices. */
export const RecordPaymentDialog = ({ payer, onClose }: { payer?: Payer; onClose: () => void }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const receipt = useReceiptAfter(onClose);
  const sent = useRef({ text: '', key: '' });
  const defaults: PaymentValues = {
    customerId: payer?.id ?? null,
    currency: payer?.currency ?? null,
    exchangeRate: null,
    exchangeRateInverted: false,
    baseAmount: null,
    paymentDate: useToday(),
    amount: null,
    method: 'bankTransfer',
    reference: null,
    offered: [],
    amounts: {},
  };
  const run = async (values: FieldValues) => {
    const body = inputOf(values as PaymentValues);
    const text = JSON.stringify(body);
    // The same input sent again after a lost answer must not become a second payment.
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    try {
      const payment = await kontor.call<PaymentRecord>('POST', '/payments', { body, idempotencyKey: sent.current.key });
      receipt.follow(receipt.isWanted ? payment : undefined);
      readAgain();
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (!(error instanceof HttpError) || !fields) throw error;
      const errors = Object.fromEntries(Object.entries(fields).map(([field, problem]) => [fieldInForm(field, body), problem]));
      throw new HttpError(error.message, error.status, { ...error.body, errors });
    }
  };
  if (receipt.dialog) return receipt.dialog;
  return (
    <ResourceContextProvider value="payments">
      <FormDialog
        title={t('payments.record')}
        text={payer && <bdi>{payer.name}</bdi>}
        submitLabel={t('payments.record')}
        defaults={defaults}
        resolver={paymentResolver(t)}
        run={run}
        success="payments.recorded"
        onClose={receipt.close}
      >
        <PaymentFields payer={payer} />
        {receipt.offer}
      </FormDialog>
    </ResourceContextProvider>
  );
};
