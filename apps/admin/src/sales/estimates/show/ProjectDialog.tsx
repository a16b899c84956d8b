import { MakeProjectInput, type EstimateDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

/** Asks for code and name of the project that an accepted estimate becomes, and leads to it. */
export const ProjectDialog = ({ estimate, onClose }: { estimate: EstimateDetail; onClose: () => void }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const command = useCommand('estimates');
  const number = estimate.number ?? '';
  return (
    <FormDialog
      title={`${t('estimates.action.makeProject')}: ${number}`}
      text={t('estimates.confirm.makeProject')}
      submitLabel={t('estimates.action.makeProject')}
      defaults={{ code: number, name: `${estimate.customerName} ${number}` }}
      resolver={useValidation(MakeProjectInput)}
      run={async ({ code, name }: MakeProjectInput) => {
        const answer = await command(estimate.id, 'make-project', { code, name });
        void navigate(`/projects/${(answer as EstimateDetail).madeProjectId}/show`);
      }}
      success="estimates.done.makeProject"
      onClose={onClose}
    >
      <TextInput source="code" label={t('estimates.project.code')} required />
      <TextInput source="name" label={t('estimates.project.name')} required />
    </FormDialog>
  );
};
