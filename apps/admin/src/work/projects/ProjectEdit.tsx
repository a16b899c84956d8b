import { ProjectInput, type ProjectRecord } from '@kontor/domain';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { ProjectInputs } from './ProjectInputs.tsx';
import { ProjectStatus } from './ProjectStatus.tsx';

export const ProjectEdit = () => (
  <FormPage
    mode="edit"
    resolver={useValidation(ProjectInput)}
    titleOf={({ name }: ProjectRecord) => name}
    headerOf={(record) => ({
      status: record && <ProjectStatus status={record.status} />,
      overflow: <DeleteAction asMenuItem />,
    })}
    bare
  >
    <ProjectInputs />
  </FormPage>
);
