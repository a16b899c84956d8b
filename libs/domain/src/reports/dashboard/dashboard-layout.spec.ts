import { expect, it } from '@jest/globals';
import { arrangedPanels, dashboardPanels, knownPanels, type DashboardPanel } from './dashboard-layout.ts';

const gone = 'weather' as DashboardPanel;

it.each<[DashboardPanel[], DashboardPanel[]]>([
  [[], [...dashboardPanels]],
  [
    ['lowStock', 'cash'],
    ['lowStock', 'cash', ...dashboardPanels.filter((one) => one !== 'lowStock' && one !== 'cash')],
  ],
  // One that is gone since.
  [[gone], [...dashboardPanels]],
])('panels chosen as %j stand as %j', (chosen, order) => expect(arrangedPanels(chosen)).toEqual(order));

it('hides no panel that is gone since', () => expect(knownPanels([gone, 'cash'])).toEqual(['cash']));
