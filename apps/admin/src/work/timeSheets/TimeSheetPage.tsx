import { lazy, Suspense } from 'react';
import { importWords } from '../../platform/imports/index.ts';
import { part } from '../../platform/page/page.ts';
import { PageSkeleton } from '../../platform/shell/pages/PageSkeleton.tsx';
import { TimeEntryList } from './entries/TimeEntryList.tsx';
import { useTimeUrl, type TimeTab } from './useTimeUrl.ts';
import { WeekTab } from './week/WeekTab.tsx';

const views: Record<TimeTab, React.ComponentType> = {
  week: WeekTab,
  list: TimeEntryList,
  days: lazy(() => import('./overview/DaysTab.tsx').then((m) => ({ default: m.DaysTab }))),
  overview: lazy(() => import('./overview/OverviewTab.tsx').then((m) => ({ default: m.OverviewTab }))),
  import: part(() => import('./import/ImportTab.tsx').then((m) => m.ImportTab), [importWords]),
};

export const TimeSheetPage = () => {
  const View = views[useTimeUrl().tab];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <View />
    </Suspense>
  );
};
