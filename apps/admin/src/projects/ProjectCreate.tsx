import { ProjectInput } from '@kontor/domain';
import { FormPage } from '../shared/FormPage.tsx';
import { useValidation } from '../shared/validateWith.ts';
import { ProjectInputs } from './ProjectInputs.tsx';

const defaults = { billing: 'projectRate' };

export const ProjectCreate = () => (
  <FormPage mode="create" resolver={useValidation(ProjectInput)} defaultValues={defaults} bare>
    <ProjectInputs />
  </FormPage>
);
