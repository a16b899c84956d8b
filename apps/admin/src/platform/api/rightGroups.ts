import type { Names } from './resource.ts';

/** The groups of the Roles screen from top to bottom. */
export const rightGroups = ['sales', 'purchases', 'work', 'people', 'firm', 'watch'] as const;
export type RightGroup = (typeof rightGroups)[number];

/** Where the rights to a noun stand on the Roles screen, and how they are told there; its own name is the plural of the resource's. */
export type RightPlace = {
  group: RightGroup;
  /** After "see" and "manage", in the case that the language has there. */
  objects: Names;
  /** After "no amounts of" and "no private data of", where the noun has such fields. */
  of?: Names;
};
