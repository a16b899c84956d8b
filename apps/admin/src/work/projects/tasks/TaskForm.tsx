import { TaskInput, type ProjectRecord, type TaskRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { RateInputs } from '../../../firm/rates/RateInputs.tsx';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { InlineForm } from '../../../platform/form/InlineForm.tsx';
import { maySee } from '../../../platform/api/maySee.ts';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { PlanInputs, PredecessorInputs } from './PlanInputs.tsx';

type Props = { project: ProjectRecord; task?: TaskRecord; position?: number; onDone: () => void; onClose: () => void };

export const TaskForm = ({ project, task, position, onDone, onClose }: Props) => (
  <InlineForm
    resource="tasks"
    record={task}
    defaults={{ projectId: project.id, billable: project.billing !== 'notBillable', isDone: false, position }}
    resolver={useValidation(TaskInput)}
    label={task ? task.name : 'projects.add_task'}
    onDone={onDone}
    onCancel={onClose}
  >
    <TextInput source="name" required autoFocus fullWidth />
    <Box sx={grid}>
      <PlanInputs />
      {maySee('Task', 'hourlyRate') && <MoneyInput source="hourlyRate" currency={project.currency} />}
    </Box>
    {task && maySee('Task', 'rates') && <RateInputs currency={project.currency} />}
    <PredecessorInputs projectId={project.id} taskId={task?.id} />
    <BooleanInput source="billable" helperText={false} />
  </InlineForm>
);

const grid = {
  display: 'grid',
  // On a phone a whole date has no room in half of the card.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
  columnGap: 2,
  alignItems: 'start',
} as const;
