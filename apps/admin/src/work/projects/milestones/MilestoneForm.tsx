import { MilestoneInput, type MilestoneRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { InlineForm } from '../../../platform/form/InlineForm.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

type Props = { projectId: number; milestone?: MilestoneRecord; onClose: () => void };

/** The fields of a milestone, in a row or a dialog. */
export const MilestoneInputs = () => (
  <>
    <Box sx={grid}>
      <TextInput source="name" required autoFocus fullWidth />
      <DateInput source="dueDate" required />
    </Box>
    <BooleanInput source="isDone" helperText={false} />
  </>
);

export const MilestoneForm = ({ projectId, milestone, onClose }: Props) => (
  <InlineForm
    resource="milestones"
    record={milestone}
    defaults={{ projectId, isDone: false }}
    resolver={useValidation(MilestoneInput)}
    label={milestone ? milestone.name : 'projects.add_milestone'}
    onDone={onClose}
    onCancel={onClose}
  >
    <MilestoneInputs />
  </InlineForm>
);

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' },
  columnGap: 2,
  alignItems: 'start',
} as const;
