import { part } from '../../page/page.ts';

// The library is a third as heavy as the entrance: it comes when a chart is drawn, and once for all of them.
export const LateSeriesChart = part(() => import('./SeriesChart.tsx').then((m) => m.SeriesChart));
export const LatePartsChart = part(() => import('./PartsChart.tsx').then((m) => m.PartsChart));
