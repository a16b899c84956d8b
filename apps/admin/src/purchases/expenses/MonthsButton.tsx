import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { Box, Button } from '@mui/material';
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
      <Button aria-label={t('expenses.months.title')} onClick={() => setOpen(true)} sx={{ minWidth: 44, gap: 1 }}>
        <CalendarMonthOutlined fontSize="small" />
        {/* A phone has no room for the word. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('expenses.months.title')}
        </Box>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ExpenseMonths onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
