import type { Readable } from 'node:stream';
import pg from 'pg';
import { knownFiles, measured, problemOf } from '../files/check-files.ts';
import { keyForm, type FileStore } from '../files/file-store.ts';
import type { Restored } from './manifest.ts';

/** Puts the files of a backup into the store, and takes them back if the restore is refused. */
export class FilesBack {
  private readonly put: string[] = [];
  private there: Promise<Set<string>> | undefined;
  /** The checksum of each file by its key. */
  readonly sums = new Map<string, string>();
  bytes = 0;

  constructor(private readonly store: FileStore) {}

  async take(key: string, content: Readable): Promise<void> {
    if (!keyForm.test(key)) throw new Error(`The backup has a file under ${key}, which Kontor did not write.`);
    this.there ??= keysOf(this.store);
    const { size, sha256 } = (await this.there).has(key) ? await this.same(key, content) : await this.keep(key, content);
    this.sums.set(key, sha256);
    this.bytes += size;
  }

  takeBack(): Promise<void> {
    return this.store.takeBack(this.put);
  }

  private keep(key: string, content: Readable): ReturnType<FileStore['put']> {
    this.put.push(key);
    return this.store.put(content, key);
  }

  /** Nothing that is in the store already is written over. */
  private async same(key: string, content: Readable): ReturnType<typeof measured> {
    const given = await measured(content);
    const kept = await measured(await this.store.open(key));
    if (kept.sha256 !== given.sha256)
      throw new Error(`The file store has another file ${key} already. Restore into a new data folder, so that nothing is lost.`);
    return given;
  }
}

async function keysOf(store: FileStore): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const key of store.keys(new Date(Date.now() + 60_000))) keys.add(key);
  return keys;
}

/** Which files came back other than their rows say, each by name. Reads the tables of this version, so the database is migrated first. */
export async function problemsOfFiles(databaseUrl: string, { sums, missing }: Restored): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-restore' });
  await client.connect();
  try {
    const known = await knownFiles(client);
    const used = new Set(known.map(({ key }) => key));
    const surplus = [...sums.keys()].filter((key) => !used.has(key));
    return [
      ...known.flatMap((file) => {
        const problem = problemOf(file, sums.get(file.key));
        return problem ? [missing.includes(file.key) ? `${problem}: it was missing when the backup was made` : problem] : [];
      }),
      ...surplus.map((key) => `the backup has a file that no record refers to (${key})`),
    ];
  } finally {
    await client.end();
  }
}
