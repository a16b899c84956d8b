import { RefuseAbsenceInput, type AbsenceRecord } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../platform/api/useCommand.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';

export const RefuseAbsenceDialog = ({ absence, onClose }: { absence: AbsenceRecord; onClose: () => void }) => {
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
