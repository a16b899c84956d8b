import { expect, it } from '@jest/globals';
import { dashboardPanels, arrangedPanels, type DashboardPanel } from './dashboard-layout.ts';

it.each<[DashboardPanel[], DashboardPanel[]]>([
  [[], [...dashboardPanels]],
  [
    ['lowStock', 'cash'],
    ['lowStock', 'cash', ...dashboardPanels.filter((one) => one !== 'lowStock' && one !== 'cash')],
  ],
  // One that is gone since.
  [['weather' as DashboardPanel], [...dashboardPanels]],
])('panels chosen as %j stand as %j', (chosen, order) => expect(arrangedPanels(chosen)).toEqual(order));
