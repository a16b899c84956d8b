import { type ProjectTimeline } from '@kontor/domain';
import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useFirst } from '../../platform/list/useFirst.tsx';
import { weeksOf } from './chart/ChartLoad.tsx';
import type { Item, Row } from './items.ts';
import { useItemState } from './useItemText.ts';
import { useLoadText } from './useLoadText.ts';

type Props = {
  rows: readonly Row[];
  timeline: ProjectTimeline;
  today: string;
  label: string;
  saysProject: boolean;
  onOpen: (item: Item) => void;
};

/** The same rows in words and dates: for screen readers, and for those who would rather read. */
export const TimelineTable = ({ rows, timeline, today, label, saysProject, onOpen }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const stateOf = useItemState();
  const loadText = useLoadText();
  const { first, more } = useFirst(rows, 200);
  const hours = ({ loggedMinutes, estimateMinutes }: Item): string => {
    if (loggedMinutes === null) return '';
    const logged = format.duration(loggedMinutes);
    return estimateMinutes === null ? logged : t('projects.budget_of', { logged, budget: format.duration(estimateMinutes) });
  };
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('timeline.columns.name')}</TableCell>
            <TableCell>{t('timeline.columns.person')}</TableCell>
            <TableCell>{t('timeline.columns.start')}</TableCell>
            <TableCell>{t('timeline.columns.end')}</TableCell>
            <TableCell>{t('timeline.columns.hours')}</TableCell>
            <TableCell>{t('timeline.columns.waits_for')}</TableCell>
            <TableCell>{t('timeline.columns.state')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {first.map((row) =>
            row.kind === 'person' ? (
              <TableRow key={row.key}>
                <TableCell component="th" scope="row" colSpan={7}>
                  <b>{row.name ?? t('timeline.nobody')}</b>
                  {weeksOf(row.tasks, timeline, today)
                    .slice(0, 8)
                    .map(({ week, minutes, capacity }) => (
                      <Box key={week} sx={{ color: minutes > capacity ? 'kontor.tone.error' : 'text.secondary' }}>
                        {loadText(week, minutes, capacity)}
                      </Box>
                    ))}
                </TableCell>
              </TableRow>
            ) : (
              <TableRow key={row.key}>
                <TableCell component="th" scope="row" sx={{ paddingInlineStart: row.kind === 'item' ? 4 : undefined }}>
                  <Link component="button" type="button" onClick={() => onOpen(row.item)} sx={{ textAlign: 'start' }}>
                    <bdi>{row.item.kind === 'milestone' ? t('timeline.milestone', { name: row.item.name }) : row.item.name}</bdi>
                  </Link>
                  <Box sx={{ color: 'text.secondary' }}>{row.kind === 'project' ? row.customer : saysProject && row.project}</Box>
                </TableCell>
                <TableCell>{row.item.person}</TableCell>
                <TableCell sx={date}>{format.date(row.item.start)}</TableCell>
                <TableCell sx={date}>{format.date(row.item.end)}</TableCell>
                <TableCell sx={date}>{hours(row.item)}</TableCell>
                <TableCell>{row.item.waitsForNames.join(', ')}</TableCell>
                <TableCell>{stateOf(row.item)}</TableCell>
              </TableRow>
            ),
          )}
        </TableBody>
      </Table>
      {more}
    </Box>
  );
};

const date = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
