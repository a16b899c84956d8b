import type { BillDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { FactLink } from '../../../documents/page/documentFacts.tsx';
import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { Ltr } from '../../../platform/format/Ltr.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { Facts } from '../../../platform/record/Facts.tsx';
import { VendorLink } from '../../vendors/VendorLink.tsx';
import { BilledBadge, billedWord } from '../BillBadges.tsx';

/** The numbers, dates and texts of a bill. */
export const BillFacts = ({ bill }: { bill: BillDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const base = useOrganisation()?.baseCurrency;
  const field = (name: string) => t(`resources.bills.fields.${name}`);
  const amounts = maySee('Bill', 'total');
  const rate = [
    base !== undefined && format.rate(bill, bill.currency, base),
    bill.exchangeRateSource,
    bill.exchangeRateDate && format.date(bill.exchangeRateDate),
  ];
  const isForCustomer = billedWord(bill) !== 'own';
  const text = (name: 'comment' | 'customerNotes' | 'terms' | 'voidReason') =>
    bill[name] !== null && { label: field(name), value: bill[name], wide: true };
  return (
    <Facts
      facts={[
        { label: field('vendorId'), value: <VendorLink of={bill} /> },
        { label: field('number'), value: bill.number },
        { label: field('billDate'), value: format.date(bill.billDate) },
        { label: field('dueDate'), value: format.date(bill.dueDate) },
        bill.supplyDate !== null && { label: field('supplyDate'), value: format.date(bill.supplyDate) },
        bill.referenceNumber !== null && { label: field('referenceNumber'), value: bill.referenceNumber },
        bill.orderNumber !== null && { label: field('orderNumber'), value: bill.orderNumber },
        bill.paymentReference !== null && { label: field('paymentReference'), value: <Ltr>{bill.paymentReference}</Ltr> },
        { label: field('currency'), value: bill.currency },
        base !== undefined &&
          bill.currency !== base &&
          amounts && { label: field('exchangeRate'), value: rate.filter(Boolean).join(' · ') },
        bill.reverseCharge && { label: field('reverseCharge'), value: t('ra.boolean.true') },
        bill.recurringBillId !== null &&
          may('show', 'RecurringBill') && {
            label: field('recurringBillId'),
            value: <FactLink to={`/recurringBills/${bill.recurringBillId}/show`} text={t('bills.show.recurring')} />,
          },
        isForCustomer && { label: field('billable'), value: <BilledBadge bill={bill} /> },
        isForCustomer &&
          amounts && {
            label: field('billedNet'),
            value: t('bills.show.billed_of', {
              billed: format.money(bill.billedNet, bill.currency),
              billable: format.money(bill.billableNet, bill.currency),
            }),
          },
        bill.approvedAt !== null && {
          label: field('approvedAt'),
          value: [format.dateTime(bill.approvedAt), bill.approvedByName].filter(Boolean).join(' · '),
        },
        text('voidReason'),
        text('comment'),
        text('customerNotes'),
        text('terms'),
      ]}
    />
  );
};
