export const format = 1;
export const manifestName = 'manifest.json';
export const endName = 'end.json';

/** Taken alone by migrations, which would change the tables below a copy. */
export const migrationLock = 7_451_001;

/** The first entry of a backup. */
export type Manifest = {
  format: number;
  madeAt: string;
  /** The migrations of the version that wrote it; a version that lacks one of them cannot read the backup. */
  migrations: string[];
  tables: TableOf[];
  sequences: Record<string, string>;
  /** Work that was asked for and had not been done. */
  jobs: WaitingJob[];
};
export type TableOf = { name: string; columns: string[] };
export type WaitingJob = { task: string; payload: unknown; key: string | null; runAt: string; tries: number };

/** The last entry: without it the backup is torn. */
export type End = {
  rows: Record<string, number>;
  files: number;
  bytes: number;
  /** Stored files that a row leads to and the store no longer has. */
  missing: string[];
};
