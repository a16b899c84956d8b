import type { MilestoneRecord, ProjectRecord, TaskRecord } from '@kontor/domain';
import { Box, Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { ResourceContextProvider, useDataProvider, useGetOne, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { MilestoneInputs } from '../../projects/milestones/MilestoneForm.tsx';
import { PlanInputs, PredecessorInputs } from '../../projects/tasks/PlanInputs.tsx';
import { resourceOfItem, subjectOfItem, type Item } from '../items.ts';

type Props = { item: Item; onClose: () => void };
type Stored = (ProjectRecord | TaskRecord | MilestoneRecord) & RaRecord;

const fields = {
  project: ['startDate', 'endDate'],
  task: ['startDate', 'dueDate', 'estimateMinutes', 'assigneeId', 'predecessors', 'isDone'],
  milestone: ['name', 'dueDate', 'isDone'],
} as const;

const inputs: Record<Item['kind'], (item: Item) => ReactNode> = {
  project: () => (
    <Box sx={grid}>
      <DateInput source="startDate" />
      <DateInput source="endDate" />
    </Box>
  ),
  task: ({ id, projectId }) => (
    <>
      <Box sx={grid}>
        <PlanInputs />
      </Box>
      <PredecessorInputs projectId={projectId} taskId={id} />
      <BooleanInput source="isDone" helperText={false} />
    </>
  ),
  milestone: () => <MilestoneInputs />,
};

/** The form of a bar: everything that can be done to it by dragging, and what else is planned about it. */
export const PlanDialog = ({ item, onClose }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const resource = resourceOfItem(item);
  const { data, error, refetch } = useGetOne<Stored>(resource, { id: item.id }, { staleTime: 0 });
  const mayEdit = may('edit', subjectOfItem(item), data);
  if (error) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (!data) return null;
  const known: Record<string, unknown> = { ...data };
  return (
    <ResourceContextProvider value={resource}>
      <FormDialog
        title={item.name}
        text={
          <MuiLink component={Link} to={`/projects/${item.projectId}/show`}>
            {t('timeline.open_project')}
          </MuiLink>
        }
        submitLabel={t('kontor.form.save')}
        blocked={!mayEdit}
        defaults={Object.fromEntries(fields[item.kind].filter((field) => field in data).map((field) => [field, known[field]]))}
        run={(values) => dataProvider.update(resource, { id: item.id, data: { ...data, ...values }, previousData: data })}
        success={() => {
          notify('kontor.form.saved', { type: 'success' });
          readAgain();
        }}
        onClose={onClose}
      >
        {inputs[item.kind](item)}
      </FormDialog>
    </ResourceContextProvider>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  columnGap: 2,
  alignItems: 'start',
} as const;
