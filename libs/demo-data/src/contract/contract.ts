import { describe, expect, it } from '@jest/globals';

export type Request = { method: string; path: string; body?: unknown };
export type Answer = { status: number; body: unknown };
/** `person` and `other` are two new people with the weakest role; `visitor` has no token. */
export type Who = 'person' | 'other' | 'visitor';
export type Send = (request: Request, who: Who) => Promise<Answer>;
/** What earlier steps of the row have found, by name. */
export type Kept = Record<string, unknown>;

export type Step = {
  /** Such as `GET /apps/todo/tasks?q=x`. What was kept stands in braces: `GET /api/users/user?id={id}`. */
  call: string;
  body?: unknown;
  as?: Who;
  /** 200 where nothing is said. */
  status?: number;
  /** The whole body, matchers of the test runner included; `null` for an answer without a body. */
  answer?: unknown;
  /** A part of the body. */
  part?: object;
  /** Looks closer at the body, and keeps what later steps need. Its parameter may be typed as the answer is. */
  check?(body: unknown, kept: Kept): void;
};
/** One promise of the contract: its steps are taken in order, by new people. */
export type Row = { name: string; steps: Step[] };

/**
 * Runs a table of the contract, whatever carries the requests: the API on PostgreSQL or the back end in the browser.
 * Example: `runContract('to-do', todoContract, openApi)`.
 */
export function runContract(module: string, rows: readonly Row[], open: () => Promise<Send>): void {
  describe(module, () => {
    it.each(rows.map(({ name, steps }) => ({ name, steps })))('$name', async ({ steps }) => {
      const send = await open();
      const kept: Kept = {};
      for (const step of steps) await take(step, kept, send);
    });
  });
}

async function take(step: Step, kept: Kept, send: Send): Promise<void> {
  const { call, body, as = 'person', status = 200, answer, part } = step;
  const [method = '', path = ''] = call.replace(/\{(\w+)\}/g, (_, name: string) => String(kept[name])).split(' ');
  const sent = typeof body === 'function' ? (body as (kept: Kept) => unknown)(kept) : body;
  const given = await send({ method, path, ...(sent === undefined ? {} : { body: sent }) }, as);
  const said = `${method} ${path}`;
  expect({ said, status: given.status, ...(given.status === status ? {} : { body: given.body }) }).toEqual({ said, status });
  if (answer !== undefined) expect(given.body).toEqual(answer);
  if (part !== undefined) expect(given.body).toMatchObject(part);
  step.check?.(given.body, kept);
}
