import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MigrationsOptions } from '@mikro-orm/core';

// A bundle has a list in place of the folder: tools/start/bundle.mjs writes this module anew, with the same two functions.
const folder = fileURLToPath(new URL('./migrations', import.meta.url));

export const knownMigrations = (): string[] =>
  readdirSync(folder).flatMap((file) => /^(Migration\d+)\.[jt]s$/.exec(file)?.[1] ?? []);

/** Where MikroORM finds the migrations that it runs. */
export const migrationSource = (): Promise<Pick<MigrationsOptions, 'path' | 'migrationsList'>> =>
  Promise.resolve({ path: folder });
