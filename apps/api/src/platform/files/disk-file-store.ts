import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileGone, keyForm, measure, newKey, type FileStore, type Stored } from './file-store.ts';

const hour = 3_600_000;

/** Files on disk, in two levels of folders. A file gets its name only once it is completely on disk. */
export class DiskFileStore implements FileStore {
  private readonly incoming: string;

  constructor(private readonly root: string) {
    this.incoming = join(root, 'incoming');
  }

  async put(content: Readable, key = newKey()): Promise<Stored> {
    const target = this.pathOf(key);
    const temporary = join(this.incoming, randomBytes(20).toString('hex'));
    await mkdir(this.incoming, { recursive: true, mode: 0o700 });
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const { through, result } = measure();
    try {
      const handle = await open(temporary, 'wx', 0o600);
      await pipeline(content, through, handle.createWriteStream({ flush: true }));
      await rename(temporary, target);
      await syncFolder(dirname(target));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return { key, ...result() };
  }

  async open(key: string): Promise<Readable> {
    try {
      return (await open(this.pathOf(key))).createReadStream();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileGone(key);
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async takeBack(keys: readonly string[]): Promise<void> {
    const folders = new Set<string>();
    for (const key of keys) {
      await this.remove(key);
      for (let folder = dirname(this.pathOf(key)); folder !== this.root; folder = dirname(folder)) folders.add(folder);
    }
    // Inner folders first; a folder with something else in it stays.
    const longestFirst = [...folders].sort((a, b) => b.length - a.length);
    for (const folder of [...longestFirst, this.incoming, this.root]) await rmdir(folder).catch(() => undefined);
  }

  async *keys(before: Date): AsyncIterable<string> {
    for (const entry of await entriesOf(this.root, true)) {
      const path = join(entry.parentPath, entry.name);
      const key = relative(this.root, path).split(sep).join('/');
      if (!entry.isFile() || !keyForm.test(key)) continue;
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < before.getTime()) yield key;
    }
  }

  async sweep(): Promise<void> {
    await sweepFolder(this.incoming);
  }

  private pathOf(key: string): string {
    if (!keyForm.test(key)) throw new FileGone(key);
    return join(this.root, key);
  }
}

/** A file name is stored in its folder, which must be synced too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function entriesOf(folder: string, recursive = false): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true, recursive }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Removes the files of a folder that were last written more than an hour ago. */
export async function sweepFolder(folder: string, now = Date.now()): Promise<void> {
  for (const { name } of await entriesOf(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && now - found.mtimeMs > hour) await rm(path, { force: true, recursive: true });
  }
}
