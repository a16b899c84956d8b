import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../../platform/shell/PageSkeleton.tsx';
import { TimeEntryList } from './TimeEntryList.tsx';
import { useTimeUrl, type TimeTab } from './useTimeUrl.ts';
import { WeekTab } from './WeekTab.tsx';

const views: Record<TimeTab, React.ComponentType> = {
  week: WeekTab,
  list: TimeEntryList,
  days: lazy(() => import('./DaysTab.tsx').then((m) => ({ default: m.DaysTab }))),
  overview: lazy(() => import('./OverviewTab.tsx').then((m) => ({ default: m.OverviewTab }))),
  import: lazy(() => import('./ImportTab.tsx').then((m) => ({ default: m.ImportTab }))),
};

export const TimeSheetPage = () => {
  const View = views[useTimeUrl().tab];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <View />
    </Suspense>
  );
};
