import { timelineSpan } from '@kontor/domain';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { Alert, Box, Button, Card, LinearProgress, Skeleton, useMediaQuery, type Theme } from '@mui/material';
import { Suspense, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useAlphabet } from '../../platform/i18n/useAlphabet.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { NothingYet } from '../../platform/list/ListStates.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { part } from '../../platform/page/page.ts';
import { TimelineChart } from './chart/TimelineChart.tsx';
import { TimelineBar } from './filters/TimelineBar.tsx';
import { TimelineFilters } from './filters/TimelineFilters.tsx';
import { rowsOf, type Item } from './items.ts';
import { TimelineTable } from './TimelineTable.tsx';
import { TimelineWeeks, weeksShown } from './TimelineWeeks.tsx';
import { useTimeline } from './useTimeline.ts';
import { useTimelineChoice } from './useTimelineChoice.ts';

const PlanDialog = part(() => import('./plan/PlanDialog.tsx').then((m) => m.PlanDialog));
const AddMilestone = part(() => import('./plan/AddMilestone.tsx').then((m) => m.AddMilestone));

/** Projects, tasks and milestones over time. */
export const TimelinePage = () => {
  const t = useTranslate();
  const format = useFormat();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { choice, choose, today, date, isFolded, fold, ...chosen } = useTimelineChoice();
  const span = isNarrow ? timelineSpan('days', date) : chosen.span;
  const { data, isPending, isFetching, error, refetch, place } = useTimeline(span, choice);
  const [open, setOpen] = useState<Item | 'milestone' | null>(null);
  const { by } = choice;
  const compare = useAlphabet();
  const rows = useMemo(
    () => (data ? rowsOf(data, { by, today, compare, isFolded: isNarrow ? nothing : isFolded }) : []),
    [data, by, today, compare, isNarrow, isFolded],
  );
  const label = t('pages./projectTimeLine/index');
  const shared = { rows, today, label, onOpen: setOpen };
  return (
    <>
      <PageHeader
        title={label}
        secondary={
          <Button variant="outlined" onClick={() => window.print()}>
            {t('timeline.print')}
          </Button>
        }
        action={
          may('create', 'Milestone') && (
            <Button variant="contained" startIcon={<FlagOutlined />} onClick={() => setOpen('milestone')}>
              {t('projects.add_milestone')}
            </Button>
          )
        }
      />
      <Card component="section" aria-label={label} sx={{ position: 'relative' }}>
        <TimelineBar
          choice={choice}
          date={date}
          span={isNarrow ? weeksShown(date) : span}
          isNarrow={isNarrow}
          onChoose={choose}
        />
        <TimelineFilters choice={choice} onChoose={choose} />
        {isFetching && !isPending && (
          <LinearProgress aria-hidden sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2 }} />
        )}
        {error && <LoadFailed text={error.message} onRetry={refetch} sx={{ m: 2 }} />}
        {isPending && !error && <Skeleton variant="rectangular" height={480} sx={{ m: 1.5, borderRadius: 1 }} />}
        {data?.hasMore && (
          <Alert severity="info" sx={{ m: 1.5 }}>
            {t('timeline.more', { count: format.number(data.projects.length) })}
          </Alert>
        )}
        {data && rows.length === 0 && <NothingYet text={t('timeline.nothing')} />}
        {data && rows.length > 0 && (
          <Box>
            {isNarrow && <TimelineWeeks {...shared} date={date} />}
            {!isNarrow && choice.view === 'table' && <TimelineTable {...shared} timeline={data} saysProject={by === 'person'} />}
            {!isNarrow && choice.view === 'chart' && (
              <TimelineChart
                {...shared}
                timeline={data}
                scale={choice.scale}
                span={span}
                date={date}
                saysProject={by === 'person'}
                onPlace={(item, days) => void place(item, days)}
                onFold={fold}
              />
            )}
          </Box>
        )}
      </Card>
      <Suspense fallback={null}>
        {open === 'milestone' && <AddMilestone projectId={choice.projectId} onClose={() => setOpen(null)} />}
        {open !== null && open !== 'milestone' && <PlanDialog item={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
};

/** A telephone folds nothing. */
const nothing = (): boolean => false;
