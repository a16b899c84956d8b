export type PostgresServer = {
  /** Without a database name. */
  url: string;
  port: number;
  pid: number;
  takenOver: boolean;
  stop: () => Promise<void>;
  ended: Promise<void>;
};

export function startPostgres(options: {
  dir: string;
  port?: number;
  fast?: boolean;
  log?: (text: string) => void;
}): Promise<PostgresServer>;
export function runningAt(dir: string): string | undefined;
export function discard(dir: string): Promise<void>;
export function freePort(): Promise<number>;
