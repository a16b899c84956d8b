import { Id } from '../../platform/input/validators.ts';

/** Which record goes into the one that stays. */
export class MergeInput {
  @Id() mergedId: number;
  /** As it was last read: what somebody has changed of it in the meantime is not lost unseen. */
  @Id() mergedVersion: number;
}

/** What a merge takes along, and how many of each. */
export class MergePreview {
  moves: { subject: string; count: number }[];
}
