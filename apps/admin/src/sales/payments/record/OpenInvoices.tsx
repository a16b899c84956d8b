import { compare, spreadPayment, subtract, sum } from '@kontor/domain';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '../../../platform/format/fields.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { Unbroken } from '../../../platform/format/Unbroken.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { useWords } from './useWords.ts';
import { fieldOf, isAmount, type Open, type PaymentValues } from './values.ts';

/** The unallocated part of the amount, or by how much the allocations exceed it. */
const Left = ({ currency, invoices }: { currency: string; invoices: readonly Open[] }) => {
  const say = useWords();
  const format = useFormat();
  const amount = useWatch({ name: 'amount' }) as PaymentValues['amount'];
  const amounts = (useWatch({ name: 'amounts' }) ?? {}) as PaymentValues['amounts'];
  if (!isAmount(amount)) return null;
  const left = subtract(amount, sum(invoices.map(({ key }) => amounts[key]).filter(isAmount)));
  const key = left > 0 ? 'to_credit' : left < 0 ? 'too_much' : 'used_up';
  const color = { to_credit: 'kontor.tone.warning', too_much: 'error.main', used_up: 'text.secondary' }[key];
  return (
    <Typography variant="body2" sx={{ fontWeight: 550, color }}>
      {say(key, { amount: format.money(Math.abs(left), currency) })}
    </Typography>
  );
};

const Row = ({ invoice, onValue }: { invoice: Open; onValue: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const isLate = invoice.dueDate < useToday();
  const { number } = invoice;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, py: 0.75 }}>
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.25 }}>
        <Typography sx={{ fontWeight: 550 }}>
          <Unbroken text={number} />
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {t('payments.balance')}{' '}
          </Box>
          {format.money(invoice.balance, invoice.currency)}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' · '}
          </Box>
          <Box
            component="span"
            sx={{ display: { xs: 'block', sm: 'inline' }, color: isLate ? 'error.main' : undefined, whiteSpace: 'nowrap' }}
          >
            <DateField source="dueDate" record={{ ...invoice, id: invoice.key }} />
          </Box>
        </Typography>
      </Box>
      <MoneyInput source={fieldOf(invoice.key)} label={number} onValue={onValue} sx={field} />
    </Box>
  );
};

// Sticks to the lower edge of the scrolling box, over its padding, and stays above what follows.
const summary = {
  position: 'sticky',
  bottom: '-20px',
  zIndex: 1,
  pt: 1,
  pb: '20px',
  bgcolor: 'kontor.raised',
  borderTop: 1,
  borderColor: 'divider',
} as const;
// The invoice number labels its field. The margin keeps a field focused by Tab out from under the summary.
const field = {
  width: { xs: 124, sm: 148 },
  flex: 'none',
  my: 0,
  '& input': { scrollMarginBlock: '72px' },
  '& label': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& legend': { display: 'none' },
} as const;

/** The customer's open invoices and retainer invoices in this currency: the amount pays the earliest due first, until changed. */
export const OpenInvoices = ({ invoices, currency }: { invoices: readonly Open[]; currency: string }) => {
  const say = useWords();
  const { setValue, clearErrors, getValues } = useFormContext();
  const amount = useWatch({ name: 'amount' }) as PaymentValues['amount'];
  const [byHand, setByHand] = useState(false);

  useEffect(() => {
    setValue(
      'offered',
      invoices.map(({ key }) => key),
    );
    if (byHand) return;
    const spread = spreadPayment(
      isAmount(amount) && compare(amount, 0) > 0 ? amount : 0,
      invoices.map((one, id) => ({ ...one, id })),
    );
    const taken = new Map(spread.map((one) => [one.invoiceId, one.amount]));
    for (const [id, { key }] of invoices.entries()) {
      const next = taken.get(id) ?? null;
      if ((getValues(fieldOf(key)) ?? null) !== next) setValue(fieldOf(key), next);
    }
    clearErrors('amounts');
  }, [amount, invoices, byHand, setValue, clearErrors, getValues]);

  const change = () => {
    setByHand(true);
    clearErrors('amount');
  };
  if (invoices.length === 0)
    return (
      <Box role="status" sx={{ mt: 1 }}>
        <Typography color="textSecondary">{say('none_open')}</Typography>
        <Left currency={currency} invoices={invoices} />
      </Box>
    );
  return (
    <Box component="section" aria-label={say('open')} sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 36 }}>
        <Typography variant="h3">
          {say('open')} ({invoices.length})
        </Typography>
        {byHand && (
          <Button size="small" onClick={() => setByHand(false)}>
            {say('oldest_first')}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {invoices.map((invoice) => (
          <Row key={invoice.key} invoice={invoice} onValue={change} />
        ))}
      </Box>
      <Box role="status" sx={summary}>
        <Left currency={currency} invoices={invoices} />
      </Box>
    </Box>
  );
};
