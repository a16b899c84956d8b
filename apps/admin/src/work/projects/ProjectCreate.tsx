import { ProjectInput } from '@kontor/domain';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { ProposedCode } from '../../platform/form/ProposedCode.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { ProjectInputs } from './ProjectInputs.tsx';

const defaults = { billing: 'projectRate' };

export const ProjectCreate = () => (
  <FormPage mode="create" resolver={useValidation(ProjectInput)} defaultValues={defaults} bare>
    <ProjectInputs />
    <ProposedCode resource="projects" source="code" />
  </FormPage>
);
