import type { VendorPaymentRecord } from '@kontor/domain';
import { Box, Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../../platform/format/fields.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { KontorTable } from '../../../platform/list/KontorTable.tsx';
import { PageTotal } from '../../../platform/list/PageTotal.tsx';
import { UndoPay } from './UndoPay.tsx';

const Col = KontorTable.Col<VendorPaymentRecord>;

/** Payments with the bills that they pay, and their undo. `ofOne` leaves out the vendor, of whom all of them are. */
export const PayTable = ({ ofOne = false }: { ofOne?: boolean }) => {
  const t = useTranslate();
  const format = useFormat();
  const base = useOrganisation()?.baseCurrency;
  const amounts = maySee('VendorPayment', 'amount');
  const wordOf = ({ method }: VendorPaymentRecord) => t(`bills.pay.methods.${method}`);
  const named = ({ billId, billNumber }: VendorPaymentRecord['allocations'][number]) =>
    billNumber ?? t('bills.without_number', { id: billId });
  const difference = ({ exchangeDifference }: VendorPaymentRecord) =>
    exchangeDifference && base ? format.money(exchangeDifference, base) : null;
  const facts = (payment: VendorPaymentRecord) =>
    ofOne ? [wordOf(payment), payment.reference] : [format.date(payment.paymentDate), wordOf(payment)];
  return (
    <KontorTable<VendorPaymentRecord>
      rowClick={false}
      hiddenColumns={['currency']}
      totals={amounts ? { amount: <PageTotal source="amount" /> } : undefined}
      card={(payment) => ({
        title: ofOne ? format.date(payment.paymentDate) : payment.vendorName,
        subtitle: facts(payment).filter(Boolean).join(' · '),
        end: amounts ? format.money(payment.amount, payment.currency) : undefined,
      })}
    >
      <Col source="paymentDate" field={DateField} />
      {!ofOne && (
        <Col
          source="vendorName"
          render={(payment) => (
            <TextLink component={Link} to={`/vendors/${payment.vendorId}/show`}>
              {payment.vendorName}
            </TextLink>
          )}
        />
      )}
      {amounts && (
        <Col
          source="allocations"
          disableSort
          exportValue={({ allocations }) => allocations.map(named).join(', ')}
          render={({ allocations }) => (
            <Box component="span" sx={{ display: 'inline-flex', columnGap: 1, flexWrap: 'wrap' }}>
              {allocations.map((allocation) => (
                <TextLink
                  key={allocation.billId}
                  component={Link}
                  to={`/bills/${allocation.billId}/show`}
                  sx={{ lineHeight: '24px' }}
                >
                  {named(allocation)}
                </TextLink>
              ))}
            </Box>
          )}
        />
      )}
      <Col source="method" exportValue={wordOf} render={wordOf} />
      <Col source="reference" />
      <Col source="currency" />
      {amounts && <Col source="amount" numeric field={MoneyField} />}
      {amounts && <Col source="exchangeDifference" numeric disableSort render={(payment) => difference(payment)} />}
      {may('undoPayment', 'VendorPayment') && <Col label=" " render={(payment) => <UndoPay payment={payment} />} />}
    </KontorTable>
  );
};
