import { MilestoneInput, type MilestoneRecord, type ProjectRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { maySee } from '../../../platform/api/maySee.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { InlineForm } from '../../../platform/form/InlineForm.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

type Props = { project: ProjectRecord; milestone?: MilestoneRecord | undefined; onClose: () => void };

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

/** Milestones of a fixed price can have an amount, which stays as it is once it is on an invoice. */
export const MilestoneForm = ({ project, milestone, onClose }: Props) => (
  <InlineForm
    resource="milestones"
    record={milestone}
    defaults={{ projectId: project.id, isDone: false }}
    resolver={useValidation(MilestoneInput)}
    label={milestone ? milestone.name : 'projects.add_milestone'}
    onDone={onClose}
    onCancel={onClose}
  >
    <MilestoneInputs />
    {project.billing === 'fixedPrice' && maySee('Milestone', 'amount') && (
      <MoneyInput
        source="amount"
        currency={project.currency}
        helperText="projects.hint.milestone_amount"
        disabled={milestone !== undefined && milestone.invoiceId !== null}
      />
    )}
  </InlineForm>
);

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' },
  columnGap: 2,
  alignItems: 'start',
} as const;
