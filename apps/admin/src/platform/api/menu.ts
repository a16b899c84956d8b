import type { Names } from './resource.ts';

/** The groups of the menu from top to bottom. */
export const menuGroups = ['overview', 'sales', 'work', 'purchases', 'stock', 'reports', 'administration'] as const;

export type MenuPlace = {
  group: (typeof menuGroups)[number];
  /** Where in its group: smaller is higher. */
  place: number;
  /** Where the menu does not say the plural of the name. */
  names?: Names;
  shortcut?: string;
};
