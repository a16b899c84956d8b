import { ProjectInput, type ProjectStatus as Status } from '@kontor/domain';
import { DeleteAction } from '../shared/DeleteAction.tsx';
import { FormPage } from '../shared/FormPage.tsx';
import { useValidation } from '../shared/validateWith.ts';
import { ProjectInputs } from './ProjectInputs.tsx';
import { ProjectStatus } from './ProjectStatus.tsx';

export const ProjectEdit = () => (
  <FormPage
    mode="edit"
    resolver={useValidation(ProjectInput)}
    titleOf={(record) => String(record['name'])}
    headerOf={(record) => ({
      status: record && <ProjectStatus status={record['status'] as Status} />,
      overflow: <DeleteAction asMenuItem />,
    })}
    bare
  >
    <ProjectInputs />
  </FormPage>
);
