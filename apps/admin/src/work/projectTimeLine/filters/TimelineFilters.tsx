import { Box, Button, FormControlLabel, Switch } from '@mui/material';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import type { TimelineChoice } from '../useTimelineChoice.ts';
import { FilterPicker } from './FilterPicker.tsx';

type Props = { choice: TimelineChoice; onChoose: (change: Partial<TimelineChoice>) => void };

/** Customer, project, person, and whether closed projects are shown too. */
export const TimelineFilters = ({ choice, onChoose }: Props) => {
  const t = useTranslate();
  const { customerId, projectId, userId, scope } = choice;
  const isFiltered = customerId > 0 || projectId > 0 || userId > 0 || scope === 'all';
  return (
    <Box className="no-print" role="search" aria-label={t('timeline.filters')} sx={bar}>
      {may('list', 'Customer') && (
        <FilterPicker
          reference="customers"
          label={t('resources.customers.name', { smart_count: 1 })}
          value={customerId}
          sort="name"
          onChange={(id) => onChoose({ customerId: id, projectId: 0 })}
        />
      )}
      <FilterPicker
        reference="projects"
        label={t('resources.projects.name', { smart_count: 1 })}
        value={projectId}
        filter={customerId ? { customerId } : undefined}
        sort="code"
        onChange={(id) => onChoose({ projectId: id })}
      />
      {may('list', 'User') && (
        <FilterPicker
          reference="users"
          label={t('resources.tasks.fields.assigneeId')}
          value={userId}
          filter={{ active: true }}
          sort="displayName"
          onChange={(id) => onChoose({ userId: id })}
        />
      )}
      <FormControlLabel
        control={<Switch checked={scope === 'all'} onChange={(_event, all) => onChoose({ scope: all ? 'all' : 'open' })} />}
        label={t('timeline.closed_too')}
      />
      {isFiltered && (
        <Button onClick={() => onChoose({ customerId: 0, projectId: 0, userId: 0, scope: 'open' })}>
          {t('kontor.list.clear_filters')}
        </Button>
      )}
    </Box>
  );
};

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
