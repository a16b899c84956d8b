import type { BackgroundJobRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { backgroundJobsKey } from './useBackgroundJobs.ts';

/** Starts a background job by its address and says where one sees how far it is: `const start = useStartJob(); start('/invoices/pdfs', { ids })`. */
export function useStartJob() {
  const t = useTranslate();
  const notify = useNotify();
  const { call } = useKontor();
  const queryClient = useQueryClient();
  return async (path: string, body: object): Promise<boolean> => {
    try {
      await call<BackgroundJobRecord>('POST', path, { body });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return false;
    }
    void queryClient.invalidateQueries({ queryKey: backgroundJobsKey });
    notify(
      <>
        {t('backgroundJobs.started')}
        <Button component={Link} to="/account/background-jobs" size="small" color="inherit" sx={{ display: 'block', px: 0 }}>
          {t('backgroundJobs.see')}
        </Button>
      </>,
      { type: 'info' },
    );
    return true;
  };
}
