import { AbsenceInput, absenceKinds, type AbsenceRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { myId } from '../../platform/api/session/myId.ts';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';

export const AskAbsenceDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const today = useToday();
  const label = (field: string) => t(`resources.absences.fields.${field}`);
  const forOthers = may('create', 'Absence', { userId: 0, managerIds: [] });
  return (
    <FormDialog
      title={t('absences.ask')}
      submitLabel={t('absences.ask')}
      defaults={{ userId: myId(), kind: 'holiday', firstDate: today, lastDate: today, note: null }}
      resolver={useValidation(AbsenceInput)}
      run={async (values) => {
        await kontor.call<AbsenceRecord>('POST', '/absences', { body: values });
        readAgain();
      }}
      success="absences.asked"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, 1fr)' }, gap: 2, mt: 1 }}>
        {forOthers && <ReferencePicker source="userId" reference="users" label={label('userId')} required helperText={false} />}
        <SelectInput
          source="kind"
          label={label('kind')}
          isRequired
          choices={absenceKinds.map((id) => ({ id, name: t(`absences.kinds.${id}`) }))}
          helperText={false}
        />
        <DateInput source="firstDate" label={label('firstDate')} required />
        <DateInput source="lastDate" label={label('lastDate')} required />
        <TextInput source="note" label={label('note')} multiline helperText={false} sx={{ gridColumn: '1 / -1' }} />
      </Box>
    </FormDialog>
  );
};
