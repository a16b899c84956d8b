import { addDays, doubleDays, isCalendarDate, isLikelyDouble, type BillRecord } from '@kontor/domain';
import { Alert, Link as TextLink } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useBillFigures } from './BillFigures.tsx';

type Typed = [number | null, string | null, string | null, string];
const few = { page: 1, perPage: 50 };

/** Warns while somebody types a bill that is likely there already: of the same vendor, with the same number or amount. */
export const TwinWarning = ({ id }: { id: number | undefined }) => {
  const t = useTranslate();
  const format = useFormat();
  const [vendorId, number, billDate, currency] = useWatch({ name: ['vendorId', 'number', 'billDate', 'currency'] }) as Typed;
  const { totals } = useBillFigures();
  const isDated = isCalendarDate(billDate ?? '');
  const date = billDate ?? '';
  const { data = [] } = useGetList<BillRecord>(
    'bills',
    {
      filter: isDated
        ? { vendorId, status_neq: 'void', billDate_gte: addDays(date, -doubleDays), billDate_lte: addDays(date, doubleDays) }
        : {},
      sort: { field: 'billDate', order: 'DESC' },
      pagination: few,
    },
    { enabled: Boolean(vendorId) && isDated && may('list', 'Bill') },
  );
  const wanted = number?.trim().toLowerCase();
  const total = totals?.total ?? 0;
  const twins = vendorId
    ? data.filter(
        (bill) =>
          bill.id !== id &&
          ((wanted && bill.number?.toLowerCase() === wanted) ||
            (total > 0 && isLikelyDouble({ id, vendorId, currency, total, billDate: date }, bill))),
      )
    : [];
  const [twin] = twins;
  return (
    <div role="status">
      {twin && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('bills.form.double')}{' '}
          <TextLink component={Link} to={`/bills/${twin.id}/show`} target="_blank" rel="noreferrer">
            {[twin.number ?? t('documents.draft_name', { id: twin.id }), format.date(twin.billDate)].join(', ')},{' '}
            {format.money(twin.total, twin.currency)}
          </TextLink>
        </Alert>
      )}
    </div>
  );
};
