import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { part } from '../../../platform/page/page.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useUnbilled } from './useUnbilled.ts';

const UnbilledHoursDialog = part(() => import('./UnbilledHoursDialog.tsx').then((m) => m.UnbilledHoursDialog));

/** "Add 12 h 30 min of unbilled time": shown once a customer with such hours is selected. */
export const HoursOffer = () => {
  const t = useTranslate();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { projects, minutes } = useUnbilled();
  return (
    <>
      {minutes > 0 && (
        <Button variant="outlined" startIcon={<ScheduleOutlined />} onClick={() => setOpen(true)} data-hours-offer="">
          {t('invoices.unbilled.offer', { hours: format.duration(minutes) })}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <UnbilledHoursDialog projects={projects} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
