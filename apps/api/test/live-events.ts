import { setTimeout as wait } from 'node:timers/promises';
import { publish } from '../src/platform/events/publish.ts';
import { addressOf, type Agent, type TestApp } from './test-app.ts';

export type LiveLine = { events: Record<string, unknown>[]; close: () => void };

let marks = 0;

/**
 * Listens as an open screen does, from now on: on a busy machine, messages about earlier changes are still on their way when the line
 * opens, and come before the mark. Example: `const line = await listen(api, admin); …; await heard(line, 1)`.
 */
export async function listen(api: TestApp, by: Agent): Promise<LiveLine> {
  const root = addressOf(api);
  const { ticket } = (await by.post('/api/v1/events/ticket').expect(200)).body as { ticket: string };
  const leave = new AbortController();
  const answer = await fetch(`${root}/api/v1/events?ticket=${ticket}`, { signal: leave.signal });
  if (answer.status !== 200) throw new Error(`refused with ${answer.status}`);
  const events: LiveLine['events'] = [];
  const read = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of (answer.body ?? new ReadableStream<Uint8Array>()).pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts)
        if (part.startsWith('data: ')) events.push(JSON.parse(part.slice(6)) as LiveLine['events'][number]);
    }
  };
  void read().catch(() => undefined);
  const mark = (marks += 1);
  await api.em().transactional(async (em) => publish(em, { type: 'mark', subject: 'Auth', id: mark, userId: by.userId }));
  const marked = () => events.findIndex(({ type, id }) => type === 'mark' && id === mark);
  while (marked() < 0) await wait(5);
  events.splice(0, marked() + 1);
  return { events, close: () => leave.abort() };
}

/** Waits for `many` events, until the time limit of the test. */
export async function heard(line: LiveLine, many: number): Promise<LiveLine['events']> {
  while (line.events.length < many) await wait(10);
  return line.events;
}
