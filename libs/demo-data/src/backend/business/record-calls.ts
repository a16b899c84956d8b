import { TimeEntryBulkInput, projectMachine, canBeBilled, type ProjectVerb } from '@kontor/domain';
import { created, notFound, ok, read, Refusal, type Call, type Calls } from '../frame.ts';
import { sameVersion, type Firm } from './firm.ts';
import { freeOf, termsOf } from './hours.ts';
import { lists, pageOf } from './lists.ts';
import { writings, type Writing } from './records.ts';
import type { ResourceName } from './rows.ts';
import { personIdOf, versionOf } from './sent.ts';

type Stored = { id: number; version: number };

const idsOf = ({ query }: Call): number[] => {
  const [filter] = [query['filter']].flat();
  try {
    const { id } = JSON.parse(filter ?? '') as { id?: unknown };
    if (Array.isArray(id) && id.every((one) => Number.isInteger(one))) return id as number[];
  } catch {
    // refused below
  }
  throw new Refusal(400, 'list.bad_filter');
};

/** Lists, single records and, where a resource can be written, its creation, change and deletion. */
export function recordCalls(firm: Firm): Calls {
  const calls: Calls = {};
  for (const name of Object.keys(lists) as ResourceName[]) {
    const path = `/api/v1/${name}`;
    calls[`GET ${path}`] = ({ query }) => pageOf(firm, name, query);
    calls[`GET ${path}/{id}`] = ({ params }) => ok(firm.one(name, idIn(params)));
    const writing = writings[name];
    if (!writing) continue;
    calls[`PUT ${path}/{id}`] = async (call) => {
      const input = await read(writing.input, call.body);
      const before = firm.one(name, idIn(call.params));
      sameVersion(before as Stored, versionOf(call));
      return ok(firm.change(name, before.id, writing.values(firm, input, personIdOf(call), before), personIdOf(call)));
    };
    if (!writing.fixed) Object.assign(calls, adding(firm, name, writing));
  }
  return { ...calls, ...projectMoves(firm), ...bulkHours(firm) };
}

function adding(firm: Firm, name: ResourceName, writing: Writing): Calls {
  const path = `/api/v1/${name}`;
  return {
    [`POST ${path}`]: async (call) => {
      const input = await read(writing.input, call.body);
      firm.fresh();
      return created(firm.add(name, writing.values(firm, input, personIdOf(call)), personIdOf(call)));
    },
    [`DELETE ${path}/{id}`]: (call) => {
      const record = firm.one(name, idIn(call.params));
      sameVersion(record as Stored, versionOf(call));
      writing.free(firm, record);
      return ok(firm.remove(name, record.id, personIdOf(call)));
    },
    [`DELETE ${path}`]: (call) => {
      const records = idsOf(call).map((id) => firm.one(name, id));
      for (const record of records) writing.free(firm, record);
      for (const { id } of records) firm.remove(name, id, personIdOf(call));
      return ok(records.map(({ id }) => id));
    },
  };
}

const verbs: ProjectVerb[] = ['activate', 'hold', 'complete', 'cancel'];

const projectMoves = (firm: Firm): Calls =>
  Object.fromEntries(
    verbs.map((verb) => [
      `POST /api/v1/projects/{id}/${verb}`,
      (call: Call) => {
        const { id, status } = firm.one('projects', idIn(call.params));
        return ok(firm.change('projects', id, { status: projectMachine.next(status, verb) }, personIdOf(call), verb));
      },
    ]),
  );

const bulkHours = (firm: Firm): Calls => ({
  'PATCH /api/v1/time-entries': async (call) => {
    const { billable } = await read(TimeEntryBulkInput, call.body);
    const entries = idsOf(call).map((id) => firm.one('time-entries', id));
    for (const entry of entries) freeOf(firm, entry);
    for (const entry of entries) {
      const changes = { billable: billable && canBeBilled(termsOf(firm, entry)) };
      firm.change('time-entries', entry.id, changes, personIdOf(call));
    }
    return ok(entries.map(({ id }) => id));
  },
});

function idIn(params: Record<string, string>): number {
  const id = params['id'] ?? '';
  if (!/^\d{1,10}$/.test(id)) throw notFound();
  return Number(id);
}
