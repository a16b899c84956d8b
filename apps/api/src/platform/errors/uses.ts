import type { Params } from '@kontor/domain';

/** Finds the records that refer to one whose deletion was refused. Never throws. */
export const USES = Symbol('uses');
export interface Uses {
  /**
   * `count.Invoice` and `ids.Invoice` (the first ones) for each subject; `count.other` for records that the person may not read.
   * Undefined when nothing is known.
   */
  of(error: unknown): Promise<Params | undefined>;
}
