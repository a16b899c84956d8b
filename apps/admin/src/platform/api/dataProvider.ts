import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord, SortPayload } from 'react-admin';
import { useDataProvider } from 'react-admin';
import type { Http } from './calls/http.ts';
import { repeatKeys } from './calls/repeatKeys.ts';
import { findResource, type ResourceName } from './resource.ts';
import { pathOf } from './subjects.ts';
import type { Uploaded, UploadOptions } from './calls/upload.ts';

export const apiBase = '/api/v1';

type CallOptions = { query?: Record<string, unknown>; body?: unknown; signal?: AbortSignal; idempotencyKey?: string };
type Call = <T = unknown>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, options?: CallOptions) => Promise<T>;
export type KontorDataProvider = DataProvider & {
  /** Calls that are not about one plain record: `call('GET', '/reports/income', { query: { from, to } })`. */
  call: Call;
  /** Calls of the sample areas, which have addresses of their own: `sample('GET', '/apps/todo/tasks')`. */
  sample: Call;
  /** A verb on a record: `command('invoices', 42, 'send')` is `POST /invoices/42/send`. */
  command: <T extends RaRecord = RaRecord>(resource: ResourceName, id: Identifier, verb: string, body?: object) => Promise<T>;
  upload: (file: File, options?: UploadOptions) => Promise<Uploaded>;
};

export const useKontor = (): KontorDataProvider => useDataProvider<KontorDataProvider>();

const kebab = (verb: string): string => verb.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const queryOf = (query: Record<string, unknown> = {}): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]))}`;
};

/** Reduces a record to the fields of its input class, because only those may be sent back. */
function inputOf(resource: string, data: Partial<RaRecord>): Partial<RaRecord> {
  const keys = findResource(resource)?.inputKeys;
  if (!keys) return data;
  return Object.fromEntries([...keys, 'version'].filter((key) => data[key] !== undefined).map((key) => [key, data[key]]));
}

/** A person's last choice and a bookmark may name a field that the list is no longer sorted by. */
function sortOf(name: string, chosen: SortPayload | undefined): SortPayload | undefined {
  const { sortFields, sort = { field: 'id', order: 'DESC' } } = findResource(name) ?? {};
  return chosen && sortFields?.every((field) => field !== chosen.field) ? sort : chosen;
}

type Versioned = { version?: unknown };

async function answerOf<T>(answer: ReturnType<Http>): Promise<T> {
  return (await answer).json as T;
}

export function makeDataProvider(http: Http): KontorDataProvider {
  const withKey = repeatKeys();
  const callAt =
    (root: string): Call =>
    async (method, path, { query, body, signal, idempotencyKey } = {}) => {
      const address = `${root}${path}${queryOf(query)}`;
      const init = { method, signal, body: body === undefined ? undefined : JSON.stringify(body) };
      if (method !== 'POST') return answerOf(http(address, { ...init, headers: new Headers() }));
      return withKey(`${address} ${init.body}`, idempotencyKey, (key) =>
        answerOf(http(address, { ...init, headers: new Headers({ 'Idempotency-Key': key }) })),
      );
    };
  const call = callAt(apiBase);
  const base = simpleRest(apiBase, http);
  const at = (resource: string) => pathOf(resource);
  return {
    ...base,
    getList: (resource, params) => base.getList(at(resource), { ...params, sort: sortOf(resource, params.sort) }),
    getOne: (resource, params) => base.getOne(at(resource), params),
    getMany: (resource, params) => base.getMany(at(resource), params),
    getManyReference: (resource, params) => base.getManyReference(at(resource), params),
    create: async (resource, { data, meta }) => {
      const { idempotencyKey } = (meta ?? {}) as { idempotencyKey?: string };
      return { data: await call('POST', `/${at(resource)}`, { body: inputOf(resource, data), idempotencyKey }) };
    },
    update: async (resource, { id, data, previousData }) => {
      const version = ((data as Versioned).version ?? (previousData as Versioned | undefined)?.version) as number | undefined;
      const headers = new Headers(version === undefined ? {} : { 'If-Match': `"${version}"` });
      const body = JSON.stringify({ ...inputOf(resource, data), version });
      return { data: await answerOf(http(`${apiBase}/${at(resource)}/${id}`, { method: 'PUT', headers, body })) };
    },
    delete: async (resource, { id, previousData }) => {
      const version = previousData?.['version'] as number | undefined;
      const headers = new Headers(version === undefined ? {} : { 'If-Match': `"${version}"` });
      return { data: await answerOf(http(`${apiBase}/${at(resource)}/${id}`, { method: 'DELETE', headers })) };
    },
    updateMany: async (resource, { ids, data }) => ({
      data: await call('PATCH', `/${at(resource)}`, { query: { filter: { id: ids } }, body: data }),
    }),
    deleteMany: async (resource, { ids }) => ({
      data: await call('DELETE', `/${at(resource)}`, { query: { filter: { id: ids } } }),
    }),
    call,
    sample: callAt(''),
    command: (resource, id, verb, body = {}) => call('POST', `/${at(resource)}/${id}/${kebab(verb)}`, { body }),
    upload: async (file, options) => {
      const { uploadFile } = await import('./calls/upload.ts');
      return uploadFile(`${apiBase}${options?.path ?? '/files'}`, file, options);
    },
    supportAbortSignal: true,
  };
}
