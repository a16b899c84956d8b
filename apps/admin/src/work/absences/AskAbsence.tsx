import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { part } from '../../platform/page/page.ts';

const AskAbsenceDialog = part(() => import('./AskAbsenceDialog.tsx').then((m) => m.AskAbsenceDialog));

export const AskAbsence = () => {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  if (!may('create', 'Absence')) return null;
  return (
    <>
      <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAsking(true)}>
        {t('absences.ask')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <AskAbsenceDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
};
