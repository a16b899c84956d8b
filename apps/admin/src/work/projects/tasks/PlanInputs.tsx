import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { NumberInput, useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { DurationInput } from '../../../platform/inputs/DurationInput.tsx';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';

/** When a task is done, by whom, and how long it takes. */
export const PlanInputs = () => (
  <>
    <DurationInput source="estimateMinutes" />
    <DateInput source="startDate" />
    <DateInput source="dueDate" />
    {may('list', 'User') && (
      <ReferencePicker
        source="assigneeId"
        reference="users"
        filter={{ active: true }}
        sort={{ field: 'displayName', order: 'ASC' }}
        optionText="displayName"
      />
    )}
  </>
);

type Props = { projectId: number; taskId?: number };

/** The tasks that a task waits for, each with its lag in calendar days. */
export const PredecessorInputs = ({ projectId, taskId }: Props) => {
  const t = useTranslate();
  const id = useId();
  const { fields, append, remove } = useFieldArray({ name: 'predecessors', keyName: 'key' });
  if (!maySee('Task', 'predecessors')) return null;
  const others = taskId === undefined ? { projectId } : { projectId, id_neq: taskId };
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {t('resources.tasks.fields.predecessors')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('projects.hint.predecessors')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {fields.map(({ key }, at) => (
          <Box component="li" key={key} sx={row}>
            <ReferencePicker
              source={`predecessors.${at}.taskId`}
              reference="tasks"
              label="projects.predecessor"
              filter={others}
              sort={{ field: 'position', order: 'ASC' }}
              optionText="name"
              required
            />
            <NumberInput
              source={`predecessors.${at}.lagDays`}
              label="projects.lag"
              min={-365}
              max={365}
              step={1}
              helperText={false}
            />
            <IconButton
              aria-label={t('projects.remove_predecessor', { number: at + 1 })}
              onClick={() => remove(at)}
              sx={{ mt: 0.5 }}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddOutlined />}
        onClick={() => append({ taskId: null, lagDays: 0 }, { focusName: `predecessors.${fields.length}.taskId` })}
      >
        {t('projects.add_predecessor')}
      </Button>
    </Box>
  );
};

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 120px 40px',
  columnGap: 1,
  alignItems: 'start',
  py: 0.75,
} as const;
