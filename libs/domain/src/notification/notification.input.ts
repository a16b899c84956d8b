import { Flag, Ids } from '../shared/validators.ts';

/** Which notifications have been read: some, or all. */
export class MarkReadInput {
  @Ids(1000, { optional: true }) ids?: number[] | null;
  @Flag({ optional: true }) all?: boolean | null;
}
