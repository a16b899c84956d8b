import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { FileGone, measure, type FileStore, type Stored } from './file-store.ts';
import { storedFilesSql } from './stored-files.ts';

/** Stored bytes as a row of the database knows them; `name` says what they are. */
export type KnownFile = { key: string; sha256: string | null; name: string };
export type FileFindings = { problems: string[]; warnings: string[]; checked: { files: number } };

/** Bytes are stored before their row is; those of a deleted row go by a job after it. */
const tenMinutes = 600_000;

export async function knownFiles(client: pg.Client): Promise<KnownFile[]> {
  const { rows } = await client.query<KnownFile>(
    `select key, sha256, coalesce(name, 'a file') as name from (${storedFilesSql()}) stored order by key`,
  );
  return rows;
}

/** Reads every stored file and compares it with its row: what is missing or was changed is a problem, what no row refers to a warning. */
export async function checkFiles(client: pg.Client, store: FileStore, now = new Date()): Promise<FileFindings> {
  const known = await knownFiles(client);
  const problems: string[] = [];
  let gone = 0;
  for (const file of known) {
    const sha256 = await sumOf(store, file.key);
    if (sha256 === undefined) gone += 1;
    const problem = problemOf(file, sha256);
    if (problem) problems.push(problem);
  }
  const used = new Set(known.map(({ key }) => key));
  const warnings: string[] = [];
  for await (const key of store.keys(new Date(now.getTime() - tenMinutes))) if (!used.has(key)) warnings.push(surplusFile(key));
  return {
    problems:
      gone > 1 && gone === known.length
        ? [`none of the ${gone} files is in the file store: is its folder (KONTOR_DATA_DIR) or bucket the right one?`]
        : problems,
    warnings,
    checked: { files: known.length },
  };
}

/** What is wrong with a stored file; `sha256` is that of its bytes, undefined when there are none. */
export function problemOf({ name, key, sha256: known }: KnownFile, sha256: string | undefined): string | undefined {
  if (sha256 === undefined) return `${name} is missing from the file store (${key})`;
  return known !== null && known !== sha256 ? `${name} is not what was stored, its bytes have changed (${key})` : undefined;
}
const surplusFile = (key: string): string => `the file store has a file that no record refers to (${key})`;

async function sumOf(store: FileStore, key: string): Promise<string | undefined> {
  try {
    return (await measured(await store.open(key))).sha256;
  } catch (error) {
    if (error instanceof FileGone) return undefined;
    throw error;
  }
}

/** Reads bytes to their end. */
export async function measured(content: NodeJS.ReadableStream): Promise<Omit<Stored, 'key'>> {
  const { through, result } = measure();
  await pipeline(content, through, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return result();
}
