import { RefuseAbsenceInput, type AbsenceRecord } from '@kontor/domain';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { useCommand } from '../../platform/api/useCommand.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';

const RefuseDialog = ({ absence, onClose }: { absence: AbsenceRecord; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('absences');
  return (
    <FormDialog
      title={t('absences.action.refuse')}
      text={t('absences.confirm.refuse', { person: absence.userName })}
      submitLabel={t('absences.action.refuse')}
      danger
      defaults={{ remark: '' }}
      resolver={useValidation(RefuseAbsenceInput)}
      run={(values) => command(absence.id, 'refuse', { ...values, version: absence.version })}
      success="absences.done.refuse"
      onClose={onClose}
    >
      <TextInput source="remark" label={t('resources.absences.fields.remark')} required autoFocus multiline />
    </FormDialog>
  );
};

/** What the reader may do with an absence, as the API says. Who may refuse it has no need to cancel it. */
export const AbsenceActions = ({ absence }: { absence: AbsenceRecord }) => {
  const t = useTranslate();
  const command = useCommand('absences');
  const [refusing, setRefusing] = useState(false);
  const { id, version, actions } = absence;
  if (actions.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' }, justifyContent: 'flex-end' }}>
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
      {refusing && <RefuseDialog absence={absence} onClose={() => setRefusing(false)} />}
    </Box>
  );
};
