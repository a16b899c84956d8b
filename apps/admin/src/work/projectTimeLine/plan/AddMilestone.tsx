import { MilestoneInput } from '@kontor/domain';
import { ResourceContextProvider, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import { MilestoneInputs } from '../../projects/milestones/MilestoneForm.tsx';

type Props = { projectId: number; onClose: () => void };

/** A new milestone of any project. */
export const AddMilestone = ({ projectId, onClose }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  return (
    <ResourceContextProvider value="milestones">
      <FormDialog
        title={t('projects.add_milestone')}
        submitLabel={t('kontor.form.save')}
        defaults={{ projectId: projectId || null, name: '', dueDate: null, isDone: false }}
        resolver={useValidation(MilestoneInput)}
        run={(data) => dataProvider.create('milestones', { data })}
        success={() => {
          notify('kontor.form.saved', { type: 'success' });
          readAgain();
        }}
        onClose={onClose}
      >
        <ReferencePicker source="projectId" reference="projects" sort={{ field: 'code', order: 'ASC' }} required />
        <MilestoneInputs />
      </FormDialog>
    </ResourceContextProvider>
  );
};
