import type { EntityManager } from '@mikro-orm/postgresql';

/** The sample data of one module; each module has one in its `….set.ts`. */
export type SampleDefinition = {
  name: string;
  /** A personal set is loaded for each person at their first use, a shared one once. */
  personal: boolean;
  /** Emptied before the samples are restored: a personal set's by `user_id`. The one that is referred to comes last. */
  tables: string[];
  /** The id of the first record that somebody adds. */
  nextId: number;
  /** Creates the entities; they are flushed by the caller. `userId` is null for a shared set. */
  load: (em: EntityManager, now: Date, userId: number | null) => void | Promise<void>;
};
