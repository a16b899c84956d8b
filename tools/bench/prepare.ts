// Migrates and seeds a database and loads the demo firm `scale` times: `node --import ./tools/ts.mjs tools/bench/prepare.ts <url>
// <scale>`. A database that has the demo firm already is only migrated.
import 'reflect-metadata';
import pg from 'pg';
import { isEmpty, loadDemo } from '../../apps/api/src/demo/load-demo.ts';
import { migrate } from '../../apps/api/src/migrate.ts';
import { seed } from '../../apps/api/src/seed.ts';

const [url, scale] = process.argv.slice(2);
if (!url || !scale) throw new Error('prepare.ts needs the address of a database and a scale.');
await migrate(url);
await seed(url);
if (await isEmpty(url)) {
  const from = performance.now();
  await loadDemo(url, { today: new Date().toISOString().slice(0, 10), scale: Number(scale) });
  await inOrderOfTime(url);
  process.stdout.write(`· loaded ${scale} × the demo firm in ${Math.round((performance.now() - from) / 1000)} s\n`);
}

/**
 * A real firm logs hours day by day, so the rows of a month lie together; the demo firm is loaded person by person. Its list of unbilled hours was never as
 * long as all its hours, as it is while they are loaded.
 */
async function inOrderOfTime(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('cluster time_entry using time_entry_date_index');
  await client.query('cluster month_hours using month_hours_pkey');
  await client.query('cluster unbilled_entry using unbilled_entry_pkey');
  await client.query('vacuum (analyze)');
  await client.end();
}
