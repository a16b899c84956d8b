import type { Names } from './resource.ts';

/** The groups of the menu, top to bottom. */
export const menuGroups = [
  'overview',
  'sales',
  'work',
  'purchases',
  'stock',
  'reports',
  'office',
  'administration',
  'samples',
] as const;
type MenuGroup = (typeof menuGroups)[number];

/** The group that is folded until one of its pages is open: the samples are not part of daily work. */
export const foldedGroup: MenuGroup = 'samples';

export type MenuPlace = {
  group: MenuGroup;
  /** Order within the group: smaller is higher. */
  place: number;
  /** Label, when it differs from the plural of the resource's name. */
  names?: Names;
  shortcut?: string;
  /** Addresses of further lists that are reached by this entry and mark it. */
  leadsTo?: readonly string[];
};
