export const format = 1;
export const manifestName = 'manifest.json';
export const endName = 'end.json';

/** Held exclusively by migrations, which would change tables while a backup copies them. */
export const migrationLock = 7_451_001;

/** The first entry of a backup. */
export type Manifest = {
  format: number;
  madeAt: string;
  /** The migrations of the version that wrote the backup; a version without one of them cannot restore it. */
  migrations: string[];
  tables: TableOf[];
  sequences: Record<string, string>;
  /** Jobs that were still waiting. */
  jobs: WaitingJob[];
};
export type TableOf = { name: string; columns: string[] };
export type WaitingJob = { task: string; payload: unknown; key: string | null; runAt: string; tries: number };

/** The last entry: a backup without it was cut off. */
export type End = {
  rows: Record<string, number>;
  files: number;
  bytes: number;
  /** Keys of files that a row refers to but the store has lost. */
  missing: string[];
};

/** What came back, with the checksum of each file by its key. */
export type Restored = End & { sums: ReadonlyMap<string, string> };
