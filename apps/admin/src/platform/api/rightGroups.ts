import type { Names } from './resource.ts';

/** The groups of the Roles screen, top to bottom. */
export const rightGroups = ['sales', 'purchases', 'stock', 'work', 'people', 'firm', 'watch'] as const;
export type RightGroup = (typeof rightGroups)[number];

/** Where the Roles screen lists the rights to a noun, and their wording; the row is named by the resource's plural. */
export type RightPlace = {
  group: RightGroup;
  /** The noun after "see" and "manage", in the grammatical case of the language. */
  objects: Names;
  /** The noun after "no amounts of" and "no private data of", if it has such fields. */
  of?: Names;
};
