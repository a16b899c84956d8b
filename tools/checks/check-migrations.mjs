// Fails when the migrations do not lead to the entities, or cannot be reverted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMigrations } from '../../apps/api/src/tools/check-migrations.ts';
import { startDatabase } from '../postgres/database.mjs';

const dir = mkdtempSync(join(tmpdir(), 'kontor-migrations-'));
const database = await startDatabase({ dir, name: 'kontor', fast: true, log: () => undefined });
const differences = await checkMigrations(database.url).finally(() => database.stop());
rmSync(dir, { recursive: true, force: true });
for (const line of differences) process.stderr.write(`${line}\n`);
if (differences.length) process.stderr.write('The migrations do not lead to the entities. Run: npm run migration:create\n');
process.exit(differences.length ? 1 : 0);
