import type { RecurringProblem } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { plainList } from './ScheduleDates.tsx';

type Run = {
  id: number;
  date: string;
  status: StatusName;
  state: string;
  /** The document of the date, if there is one. */
  document: { to: string; name: string } | null;
  problem: RecurringProblem | null;
};

/** What came of each date, latest first: the document, or why there is none. */
export const ScheduleRuns = ({ runs, emptyText }: { runs: readonly Run[]; emptyText: string }) => {
  const t = useTranslate();
  const format = useFormat();
  const ready = useWords(
    errorWords,
    runs.some(({ problem }) => problem),
  );
  if (!runs.length)
    return (
      <Typography color="textSecondary" sx={{ p: 2 }}>
        {emptyText}
      </Typography>
    );
  return (
    <Box component="ul" sx={plainList}>
      {runs.map(({ id, date, status, state, document, problem }) => (
        <Box component="li" key={id} sx={row}>
          <Box sx={{ minWidth: 110 }}>{format.date(date)}</Box>
          <StatusChip status={status} label={state} />
          <Box sx={{ flex: 1, minWidth: 160 }}>
            {document && <Link to={document.to}>{document.name}</Link>}
            {problem && ready && (
              <Typography variant="body2" sx={{ color: 'error.main' }}>
                {t(`errors.${problem.code}`, problem.params ?? {})}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
