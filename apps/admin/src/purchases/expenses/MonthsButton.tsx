import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { part } from '../../platform/page/page.ts';

const ExpenseMonths = part(() => import('./ExpenseMonths.tsx').then((m) => m.ExpenseMonths));

/** Opens the sums by month, where there is anything to add up. */
export const MonthsButton = () => {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  if (!useListContext().total) return null;
  return (
    <>
      <Button startIcon={<CalendarMonthOutlined />} onClick={() => setOpen(true)}>
        {t('expenses.months.title')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ExpenseMonths onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
