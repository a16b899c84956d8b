import { describe, expect, it } from '@jest/globals';

type Request = { method: string; path: string; body?: unknown };
type Answer = { status: number; body: unknown };
/** `person` and `other` are two new people with the weakest role; `visitor` has no token. */
export type Who = 'person' | 'other' | 'visitor';
export type Send = (request: Request, who: Who) => Promise<Answer>;
/** Values kept by earlier steps of the row, by name. */
export type Kept = Record<string, unknown>;

export type Step = {
  /** Method and path, such as `GET /apps/todo/tasks?q=x`. Kept values stand in braces: `GET /api/users/user?id={id}`. */
  call: string;
  body?: unknown;
  as?: Who;
  /** Default: 200. */
  status?: number;
  /** The whole body, matchers of the test runner included; `null` for an answer without a body. */
  answer?: unknown;
  /** A part of the body. */
  part?: object;
  /** Further checks of the body; keeps values for later steps. Its parameter may be typed as the answer. */
  check?(body: unknown, kept: Kept): void;
};
/** One promise of the contract, as steps taken in order by new people. */
export type Row = { name: string; steps: Step[] };

/**
 * Runs a table of the contract against a back end: the API on PostgreSQL or the one in the browser.
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
