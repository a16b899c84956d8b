import { part } from '../../page/page.ts';

// The library weighs a third of the entry: it is fetched with the first chart, once for all.
export const LateSeriesChart = part(() => import('./SeriesChart.tsx').then((m) => m.SeriesChart));
export const LatePartsChart = part(() => import('./PartsChart.tsx').then((m) => m.PartsChart));
