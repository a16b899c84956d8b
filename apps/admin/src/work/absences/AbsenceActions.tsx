import type { AbsenceRecord } from '@kontor/domain';
import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { useCommand } from '../../platform/api/useCommand.ts';
import { part } from '../../platform/page/page.ts';

const RefuseAbsenceDialog = part(() => import('./RefuseAbsenceDialog.tsx').then((m) => m.RefuseAbsenceDialog));

/** What the reader may do with an absence, as the API says. Who may refuse it has no need to cancel it. */
export const AbsenceActions = ({ absence }: { absence: AbsenceRecord }) => {
  const t = useTranslate();
  const command = useCommand('absences');
  const [refusing, setRefusing] = useState(false);
  const { id, version, actions } = absence;
  if (actions.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' }, justifyContent: { sm: 'flex-end' } }}>
      {actions.includes('approve') && (
        <ActionButton
          label={t('absences.action.approve')}
          variant="contained"
          run={() => command(id, 'approve', { version })}
          success="absences.done.approve"
        />
      )}
      {actions.includes('refuse') && <Button onClick={() => setRefusing(true)}>{t('absences.action.refuse')}</Button>}
      {actions.includes('cancel') && !actions.includes('refuse') && (
        <ActionButton
          label={t('absences.action.cancel')}
          variant="text"
          confirm={{ text: t('absences.confirm.cancel') }}
          run={() => command(id, 'cancel', { version })}
          success="absences.done.cancel"
        />
      )}
      {refusing && (
        <Suspense fallback={null}>
          <RefuseAbsenceDialog absence={absence} onClose={() => setRefusing(false)} />
        </Suspense>
      )}
    </Box>
  );
};
