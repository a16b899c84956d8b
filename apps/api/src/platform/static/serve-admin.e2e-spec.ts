import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let dir: string;
let api: TestApp;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'kontor-admin-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), 'first build');
  writeFileSync(join(dir, '.hidden'), 'secret');
  writeFileSync(join(dir, 'assets', 'a.js'), 'one and two');
  api = await testApp({ KONTOR_ADMIN_DIR: dir });
});
afterAll(async () => {
  await api.close();
  rmSync(dir, { recursive: true, force: true });
});

it('serves the page under every path, caches its files for a year, and serves nothing hidden', async () => {
  for (const path of ['/', '/invoices/index', '/invoices/3/show']) {
    const { text, headers } = await api.visitor.get(path).expect(200);
    expect([text, headers['cache-control']]).toEqual(['first build', 'no-cache']);
  }
  expect((await api.visitor.get('/assets/a.js').expect(200)).headers['cache-control']).toContain('immutable');
  for (const path of ['/assets/b.js', '/.hidden', '/api/v1/nothing', '/%2e%2e/package.json'])
    await api.visitor.get(path).expect(404);
});

it('survives a build that replaces the files, and serves the new ones', async () => {
  rmSync(join(dir, 'index.html'));
  await api.visitor.get('/').expect(404);
  writeFileSync(join(dir, 'index.html'), 'a second and longer build');
  writeFileSync(join(dir, 'assets', 'b.js'), 'two');
  expect((await api.visitor.get('/').expect(200)).text).toBe('a second and longer build');
  await api.visitor.get('/assets/b.js').expect(200);
});

// A range request may be answered with the whole file (RFC 9110, 14.2). An invalid range once broke the connection.
it.each([
  'bytes=5-2',
  'bytes=0-1',
  'bytes=-2',
  'bytes=9-',
  'bytes=0-1,4-5',
  'bytes=--',
  'lines=1-2',
  '%',
  'bytes=99999999999999999999-',
])('answers a range request for %s with the whole file', async (range) => {
  const { text, headers } = await api.visitor.get('/assets/a.js').set('Range', range).expect(200);
  expect([text, headers['content-range']]).toEqual(['one and two', undefined]);
});

it('answers 404 to an undecodable path and to hidden files, however they are written', async () => {
  for (const path of ['/assets/%E0%A4%A', '/assets/%', '/%', '/%2ehidden', '/assets%2f..%2f.hidden'])
    expect([path, (await api.visitor.get(path)).status]).toEqual([path, 404]);
});
