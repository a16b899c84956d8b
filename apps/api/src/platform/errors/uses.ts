import type { Params } from '@kontor/domain';

/** Finds the records that refer to one whose deletion was refused. Never throws. */
export const USES = Symbol('uses');
export interface Uses {
  /** `count.Invoice` with `ids.Invoice`, the first of them; `count.other` of what the person may not read. undefined when nothing is known. */
  of(error: unknown): Promise<Params | undefined>;
}
