/** The panels of the dashboard, in the order of who has not arranged them. */
export const dashboardPanels = [
  'cash',
  'aged',
  'forecast',
  'attention',
  'todos',
  'hours',
  'activity',
  'payable',
  'lowStock',
] as const;
export type DashboardPanel = (typeof dashboardPanels)[number];

/** How a person has arranged the dashboard. */
export class DashboardLayoutRecord {
  /** All panels, in their order. */
  panels: DashboardPanel[];
  /** Those that are not shown. */
  hidden: DashboardPanel[];
}

/** Those of the panels that a person once chose which there still are. */
export const knownPanels = (chosen: readonly DashboardPanel[]): DashboardPanel[] =>
  chosen.filter((panel) => dashboardPanels.includes(panel));

/** All panels in the order that was chosen; those that came later stand behind them. Example: `arrangedPanels(['activity'])` begins with the activity. */
export const arrangedPanels = (chosen: readonly DashboardPanel[]): DashboardPanel[] => [
  ...knownPanels(chosen),
  ...dashboardPanels.filter((panel) => !chosen.includes(panel)),
];
