import type { Names } from './resource.ts';

/** The groups of the menu from top to bottom. */
export const menuGroups = ['overview', 'sales', 'work', 'purchases', 'stock', 'reports', 'administration', 'samples'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** Folded until one of its pages is open: what shows something, and is not part of the daily work. */
export const foldedGroup: MenuGroup = 'samples';

export type MenuPlace = {
  group: MenuGroup;
  /** Where in its group: smaller is higher. */
  place: number;
  /** Where the menu does not say the plural of the name. */
  names?: Names;
  shortcut?: string;
};
