import type { CustomerRecord } from '@kontor/domain';
import { Link as TextLink, Typography } from '@mui/material';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** The customer's unpaid invoices, shown before billing more. */
export const CustomerDebts = () => {
  const customerId = useWatch({ name: 'customerId' }) as number | null;
  return customerId ? <Debts customerId={customerId} /> : null;
};

const Debts = ({ customerId }: { customerId: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const { data: customer } = useGetOne<CustomerRecord>('customers', { id: customerId });
  const filter = { customerId, open: true };
  const { total } = useGetList('invoices', {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (!customer || !total || !customer.receivable) return null;
  const list = `/invoices/index?filter=${encodeURIComponent(JSON.stringify({ customerId, status: 'sent' }))}&page=1`;
  return (
    <Typography variant="body2" color="textSecondary">
      <TextLink component={Link} to={list} target="_blank" rel="noreferrer">
        {t('invoices.debts.unpaid', { smart_count: total, amount: format.money(customer.receivable, customer.currency) })}
      </TextLink>
      {customer.overdue > 0 && ` · ${t('invoices.debts.overdue', { amount: format.money(customer.overdue, customer.currency) })}`}
    </Typography>
  );
};
