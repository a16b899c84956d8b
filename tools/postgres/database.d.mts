import type { PostgresServer } from './pg.mjs';

/** The embedded PostgreSQL with one database of that name; `url` is the database's. */
export function startDatabase(options: {
  dir: string;
  name: string;
  log: (line: string) => void;
  port?: number;
  fast?: boolean;
}): Promise<PostgresServer>;
