import type { EntityManager } from '@mikro-orm/postgresql';

type Load = (em: EntityManager, now: Date, userId: number | null) => void | Promise<void>;

/** The sample data of one module; each module has one in its `….set.ts`. */
export type SampleDefinition = {
  name: string;
  /** A personal set is loaded for each person at first use, a shared one once. */
  personal: boolean;
  /** Emptied before the samples are restored, for a personal set by `user_id`. A table that others refer to comes last. */
  tables: string[];
  /** The id of the first record that a person adds. */
  nextId: number;
  /** Creates the entities; the caller flushes. `userId` is null for a shared set. */
  load: Load;
  /** Initial data of a personal set without samples; default: none. */
  loadEmpty?: Load;
};

/** The loader of a set: a demo gets samples; elsewhere personal sets such as mailbox and calendar begin empty. */
export const loadOf = ({ personal, load, loadEmpty }: SampleDefinition, demo: boolean): Load =>
  demo || !personal ? load : (loadEmpty ?? (() => undefined));
