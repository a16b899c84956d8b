import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../../platform/shell/pages/PageSkeleton.tsx';
import { TimeEntryList } from './entries/TimeEntryList.tsx';
import { useTimeUrl, type TimeTab } from './useTimeUrl.ts';
import { WeekTab } from './week/WeekTab.tsx';

const views: Record<TimeTab, React.ComponentType> = {
  week: WeekTab,
  list: TimeEntryList,
  days: lazy(() => import('./overview/DaysTab.tsx').then((m) => ({ default: m.DaysTab }))),
  overview: lazy(() => import('./overview/OverviewTab.tsx').then((m) => ({ default: m.OverviewTab }))),
  import: lazy(() => import('./import/ImportTab.tsx').then((m) => ({ default: m.ImportTab }))),
};

export const TimeSheetPage = () => {
  const View = views[useTimeUrl().tab];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <View />
    </Suspense>
  );
};
