// Part of `npm run build:demo`: starts the API with the demo firm on a temporary PostgreSQL and writes its answers to reads into
// the given folder. See libs/demo-data/src/recording. KONTOR_DEMO_SCALE makes the firm smaller: a tenth is recorded in a tenth of the time.
import 'reflect-metadata';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { record, type ApiDocument, type Ask } from '@kontor/demo-data/recording';
import { todayIn, type OrganisationRecord } from '@kontor/domain';
import { createApp } from '../../apps/api/src/app.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { loadDemoOnce } from '../../apps/api/src/demo/load-demo-once.ts';
import { migrate } from '../../apps/api/src/migrate.ts';
import { seed } from '../../apps/api/src/seed.ts';
import { startDatabase } from '../postgres/database.mjs';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder that the recording is written into.');
const say = (line: string): void => void process.stdout.write(`· ${line}\n`);

const dataDir = mkdtempSync(join(tmpdir(), 'kontor-recording-'));
const database = await startDatabase({ dir: join(dataDir, 'postgres'), name: 'recording', fast: true, log: () => undefined });
try {
  const config = readConfig({
    DATABASE_URL: database.url,
    KONTOR_DATA_DIR: dataDir,
    KONTOR_LOG_LEVEL: 'silent',
    KONTOR_WORKER: 'false',
  });
  await migrate(config.databaseUrl);
  await seed(config.databaseUrl);
  await loadDemoOnce(config, say, Number(process.env['KONTOR_DEMO_SCALE'] ?? 1));
  const app = await createApp(config);
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  write(await recordingOf(`http://127.0.0.1:${port}`), target);
  await app.close();
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function recordingOf(url: string): Promise<Map<string, unknown>> {
  const login = JSON.stringify({ email: 'admin@demo.com', password: 'admin' });
  const headers = { 'Content-Type': 'application/json' };
  const signedIn = await fetch(`${url}/jwt/login`, { method: 'POST', headers, body: login });
  const { accessToken, userData } = (await signedIn.json()) as { accessToken: string; userData: { id: number } };
  const ask: Ask = async (path) => {
    const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${accessToken}` } });
    const body: unknown = await answer.json();
    return { status: answer.status, body, contentRange: answer.headers.get('Content-Range') };
  };
  const { timeZone } = (await ask('/api/v1/organisation/1')).body as OrganisationRecord;
  const document = JSON.parse(readFileSync('apps/api/openapi.json', 'utf8')) as ApiDocument;
  return record({ document, ask, personId: userData.id, today: todayIn(timeZone, new Date()), timeZone });
}

function write(parts: Map<string, unknown>, folder: string): void {
  let [size, packed] = [0, 0];
  for (const [name, part] of parts) {
    const file = join(folder, `${name}.json`);
    const text = JSON.stringify(part);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    size += text.length;
    packed += gzipSync(text).length;
    if (process.env['KONTOR_RECORDING_DETAIL'])
      say(`${name}: ${kilobytes(text.length)}, ${kilobytes(gzipSync(text).length)} gzipped`);
  }
  say(`Recorded ${parts.size} parts: ${kilobytes(size)}, ${kilobytes(packed)} gzipped.`);
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
}
