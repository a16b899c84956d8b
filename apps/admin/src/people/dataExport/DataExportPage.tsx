import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { useStartJob } from '../backgroundJobs/useStartJob.tsx';

export const DataExportPage = () => {
  const t = useTranslate();
  const start = useStartJob();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    await start('/data-export', {});
    setBusy(false);
  };
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader
        title={t('pages./data-export/index')}
        subtitle={t('dataExport.lead')}
        action={
          <Button variant="contained" loading={busy} onClick={() => void begin()}>
            {t('dataExport.start')}
          </Button>
        }
      />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography sx={{ mb: 1 }}>{t('dataExport.contents')}</Typography>
        <Typography sx={{ mb: 2 }}>{t('dataExport.left')}</Typography>
        <Alert severity="warning">{t('dataExport.care')}</Alert>
      </Card>
    </Box>
  );
};
