import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

describe('the probes', () => {
  it('are answered without a token', async () => {
    expect((await api.visitor.get('/health/live').expect(200)).body).toEqual({ status: 'ok' });
    expect((await api.visitor.get('/health/ready').expect(200)).body).toEqual({ status: 'ok' });
  });

  it('count requests by route template, not by address', async () => {
    const admin = await api.as('admin');
    await admin.get('/api/v1/customers/4711').expect(404);
    const { text } = await api.visitor.get('/metrics').expect(200);
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/customers/:id",status="404"} 1');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('/4711');
  });

  it('hide metrics from callers behind a proxy, unless they are public', async () => {
    await api.visitor.get('/metrics').set('X-Forwarded-For', '203.0.113.9').expect(404);
    const open = await testApp({ KONTOR_METRICS: 'public' });
    await open.visitor.get('/metrics').set('X-Forwarded-For', '203.0.113.9').expect(200);
    await open.close();
  });

  it('report the database as unavailable, and cache that for a second', async () => {
    const gone = await testApp();
    await gone.visitor.get('/health/ready').expect(200);
    const database = new URL(gone.url).pathname.slice(1);
    const allow = (connections: boolean) => api.sql(`alter database ${database} allow_connections ${connections}`);
    await allow(false);
    await api.sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
    await gone.visitor.get('/health/ready').expect(200);
    await wait(1050);
    const answer = await gone.visitor.get('/health/ready').expect(503);
    expect(answer.body).toEqual({ status: 'unavailable' });
    await gone.visitor.get('/health/live').expect(200);
    await allow(true);
    await wait(1050);
    await gone.visitor.get('/health/ready').expect(200);
    await gone.close();
  });
});
