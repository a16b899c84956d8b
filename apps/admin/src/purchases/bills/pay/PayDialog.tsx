import { VendorPaymentInput, sum, type BillRecord, type VendorRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { HttpError, ResourceContextProvider, SelectInput, TextInput, useGetOne, useTranslate } from 'react-admin';
import { useWatch, type FieldValues } from 'react-hook-form';
import { PaidRate } from '../../../documents/form/ExchangeRate.tsx';
import { may } from '../../../platform/api/ability.ts';
import { fieldErrorsOf } from '../../../platform/api/calls/fieldErrorsOf.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { AccountNotice } from '../../vendors/AccountNotice.tsx';
import { useBillName } from '../useBillName.ts';
import { usePayMethods } from './usePayMethods.ts';

type Props = { bills: readonly BillRecord[]; onClose: (isDone: boolean) => void };
type Allocation = { billId: number; amount: number | null };

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const Sum = ({ currency }: { currency: string }) => {
  const t = useTranslate();
  const format = useFormat();
  const allocations = useWatch({ name: 'allocations' }) as Allocation[];
  const total = sum(allocations.map(({ amount }) => amount).filter(isAmount));
  return (
    <Typography role="status" sx={{ fontWeight: 600, textAlign: 'end', mt: 1 }}>
      {t('bills.pay.total', { amount: format.money(total, currency) })}
    </Typography>
  );
};

/** The warning of the vendor's changed account. */
const VendorAccount = ({ id }: { id: number }) => {
  const { data } = useGetOne<VendorRecord>('vendors', { id }, { enabled: may('read', 'Vendor') });
  return data ? <AccountNotice vendor={data} /> : null;
};

/** Records a payment of one bill, or of several bills of a vendor in one currency. Each bill is paid in full until somebody types less. */
export const PayDialog = ({ bills, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useBillName();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const methods = usePayMethods();
  const base = useOrganisation()?.baseCurrency;
  const sent = useRef({ text: '', key: '' });
  const done = useRef(false);
  const [first] = bills;
  const today = useToday();
  const resolver = useValidation(VendorPaymentInput);
  if (!first) return null;
  const { currency, vendorId, vendorName, exchangeRateInverted } = first;
  const isForeign = base !== undefined && currency !== base;
  const defaults = {
    vendorId,
    currency,
    paymentDate: today,
    method: 'bankTransfer',
    reference: null,
    ...(isForeign ? { exchangeRate: null, exchangeRateInverted, baseAmount: null } : {}),
    allocations: bills.map(({ id, balance }): Allocation => ({ billId: id, amount: balance })),
  };
  const run = async (values: FieldValues) => {
    const text = JSON.stringify(values);
    // The same input sent again after a lost answer must not become a second payment.
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    try {
      await kontor.call('POST', '/vendor-payments', { body: values, idempotencyKey: sent.current.key });
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (!(error instanceof HttpError) || !fields) throw error;
      // A bill is named by its amount: the form has no field for its id.
      const errors = Object.fromEntries(
        Object.entries(fields).map(([field, problem]) => [field.replace(/\.billId$/, '.amount'), problem]),
      );
      throw new HttpError(error.message, error.status, { ...error.body, errors });
    }
    done.current = true;
    readAgain();
  };
  const isOne = bills.length === 1;
  return (
    <ResourceContextProvider value="vendorPayments">
      <FormDialog
        title={t('bills.pay.title')}
        text={<bdi>{isOne ? `${vendorName}, ${nameOf(first)}` : vendorName}</bdi>}
        submitLabel={t('bills.pay.title')}
        defaults={defaults}
        resolver={resolver}
        run={run}
        success="bills.done.pay"
        onClose={() => onClose(done.current)}
      >
        <VendorAccount id={vendorId} />
        <Box sx={grid}>
          {isOne && (
            <MoneyInput source="allocations.0.amount" label={t('bills.pay.amount')} currency={currency} required autoFocus />
          )}
          <DateInput source="paymentDate" required />
          {isForeign && <PaidRate currency={currency} base={base} />}
          <SelectInput source="method" choices={methods} isRequired helperText={false} />
          <TextInput source="reference" helperText={false} />
        </Box>
        {!isOne && (
          <>
            <Typography variant="h3" sx={{ mt: 1 }}>
              {t('resources.bills.name', { smart_count: 2 })}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {bills.map((bill, at) => (
                <Box component="li" key={bill.id} sx={row}>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography sx={{ fontWeight: 550 }}>{nameOf(bill)}</Typography>
                    <Typography variant="caption" color="textSecondary">
                      {format.date(bill.dueDate)} · {format.money(bill.balance, currency)}
                    </Typography>
                  </Box>
                  <MoneyInput
                    source={`allocations.${at}.amount`}
                    label={t('bills.pay.amount_of', { name: nameOf(bill) })}
                    currency={currency}
                    sx={{ width: 180, flex: 'none' }}
                  />
                </Box>
              ))}
            </Box>
            <Sum currency={currency} />
          </>
        )}
      </FormDialog>
    </ResourceContextProvider>
  );
};

const grid = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 } as const;
const row = { display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } } as const;
