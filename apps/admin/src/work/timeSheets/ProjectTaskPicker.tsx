import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Picker, useTyping } from '../../platform/inputs/picker/Picker.tsx';
import { useProjectSearch } from './useProjectSearch.ts';
import { rowKey, rowName, type WeekRow } from './week/weekRows.ts';

type Props = {
  label: string;
  placeholder?: string;
  value?: WeekRow | null;
  error?: string | null;
  autoFocus?: boolean;
  onChange: (row: WeekRow | null) => void;
};

const draw = (row: WeekRow) => (
  <Box sx={{ minWidth: 0, paddingInlineStart: row.taskId ? 2 : 0 }}>
    <Box sx={{ fontWeight: row.taskId ? 400 : 600 }}>{row.taskName ?? row.projectName}</Box>
    <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{row.taskId ? row.projectName : row.customerName}</Box>
  </Box>
);

/** A project or one of its tasks, found by typing either name. */
export const ProjectTaskPicker = ({ value = null, error, ...rest }: Props) => {
  const t = useTranslate();
  const typing = useTyping();
  const found = useProjectSearch(typing);
  return (
    <Picker<WeekRow>
      {...rest}
      value={value}
      typing={typing}
      found={found}
      keyOf={rowKey}
      nameOf={rowName}
      draw={draw}
      noneText={t('timeSheets.week.add_none')}
      margin="none"
      error={Boolean(error)}
      helperText={error}
    />
  );
};
