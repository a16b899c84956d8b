import { monthEnd, type ExpenseMonth } from '@kontor/domain';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link as TextLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { FiguresTable } from '../../platform/report/FiguresTable.tsx';

/** What the expenses of the whole filter come to in each month, the latest first. A month leads to its expenses. */
export const ExpenseMonths = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const id = useId();
  const format = useFormat();
  const kontor = useKontor();
  const list = useListContext();
  const filter = list.filterValues as Record<string, unknown>;
  const { data, error, refetch } = useQuery({
    queryKey: ['expenses', 'months', filter],
    queryFn: ({ signal }) => kontor.call<ExpenseMonth[]>('GET', '/expenses/months', { query: { filter }, signal }),
  });
  const months = [...new Set((data ?? []).map(({ month }) => month))].toReversed();
  const of = (month: string) => (data ?? []).filter((one) => one.month === month);
  const show = (month: string) => {
    const ends = { expenseDate_gte: `${month}-01`, expenseDate_lte: monthEnd(`${month}-01`) };
    list.setFilters({ ...filter, ...ends }, undefined, false);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {t('expenses.months.title')}
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>
        {error && <LoadFailed text={error.message} onRetry={() => void refetch()} />}
        {data && (
          <FiguresTable
            rows={months}
            keyOf={(month) => month}
            columns={[
              {
                label: t('expenses.months.month'),
                draw: (month) => (
                  <TextLink component="button" type="button" onClick={() => show(month)} sx={{ textAlign: 'start' }}>
                    {format.month(`${month}-01`)}
                  </TextLink>
                ),
              },
              {
                label: t('expenses.months.count'),
                numeric: true,
                draw: (month) => format.number(of(month).reduce((sum, { count }) => sum + count, 0)),
              },
              {
                label: t('resources.expenses.fields.amount'),
                numeric: true,
                draw: (month) =>
                  of(month).map(({ currency, amount }) => (
                    <div key={currency} style={{ whiteSpace: 'nowrap' }}>
                      {format.money(amount, currency)}
                    </div>
                  )),
              },
            ]}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
