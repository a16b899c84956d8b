import type { EntityManager } from '@mikro-orm/postgresql';

type Load = (em: EntityManager, now: Date, userId: number | null) => void | Promise<void>;

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
  load: Load;
  /** What a personal set begins with where no samples are wanted; nothing, unless said. */
  loadEmpty?: Load;
};

/** How a set is loaded: in a demo a person finds samples, elsewhere a mailbox, a calendar and the like of their own, with nothing in them. */
export const loadOf = ({ personal, load, loadEmpty }: SampleDefinition, demo: boolean): Load =>
  demo || !personal ? load : (loadEmpty ?? (() => undefined));
