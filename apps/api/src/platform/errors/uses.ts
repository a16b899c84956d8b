import type { Params } from '@kontor/domain';

/** Who can say which records a refused deletion would have left without what they refer to. Never throws. */
export const USES = Symbol('uses');
export interface Uses {
  /** `count.Invoice` with `ids.Invoice`, the first of them; `count.other` of what the person may not read. undefined when nothing is known. */
  of(error: unknown): Promise<Params | undefined>;
}
