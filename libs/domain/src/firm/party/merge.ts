import { Id } from '../../platform/input/validators.ts';

/** The record to merge into the one that stays. */
export class MergeInput {
  @Id() mergedId: number;
  /** The version that the client last read. A change made since then is refused with 409 instead of being lost. */
  @Id() mergedVersion: number;
}

/** The records that a merge moves, by subject. */
export class MergePreview {
  moves: { subject: string; count: number }[];
}
