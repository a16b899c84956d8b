import type { BillTotals, VendorRecord } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';

/** What the firm owes a vendor, and what of it is late; in each currency of the bills. */
export const VendorDue = ({ record: { id, currency } }: { record: VendorRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  // A bill is owed from its date.
  const today = useToday();
  const read = (wanted: object) => {
    const filter = { ...wanted, billDate_lte: today };
    return {
      queryKey: ['bills', 'totals', { vendorId: id, ...filter }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        kontor.call<BillTotals[]>('GET', '/bills/totals', { query: { filter: { vendorId: id, ...filter } }, signal }),
    };
  };
  const owed = useQuery(read({ payable: true })).data;
  const late = useQuery(read({ overdue: true })).data;
  const amount = (sums: BillTotals[] | undefined) =>
    sums &&
    (sums.length > 0 ? sums : [{ currency, balance: 0 }]).map((one) => (
      <Box key={one.currency}>{format.money(one.balance, one.currency)}</Box>
    ));
  return (
    <KeyFigures
      label={t('bills.vendor.figures')}
      figures={[
        { label: t('bills.vendor.owed'), value: amount(owed) },
        { label: t('bills.vendor.late'), value: amount(late), tone: late?.length ? 'error' : undefined },
      ]}
    />
  );
};
