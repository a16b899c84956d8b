import type { Calls, Handler, Query } from './frame.ts';

export type Found = { handler: Handler; params: Record<string, string> };
export type Router = (method: string, path: string) => Found | undefined;

type Route = { method: string; parts: string[]; handler: Handler };

/** Finds the handler of a call. `{name}` takes one part of the path and `{*name}` the rest; a literal part wins over both. */
export function routerOf(calls: Calls): Router {
  const routes: Route[] = Object.entries(calls)
    .map(([call, handler]) => {
      const [method = '', path = ''] = call.split(' ');
      return { method, parts: path.split('/'), handler };
    })
    .sort((a, b) => named(a) - named(b));
  return (method, path) => {
    const parts = path.split('/');
    for (const route of routes) {
      const params = route.method === method.toUpperCase() ? match(route.parts, parts) : undefined;
      if (params) return { handler: route.handler, params };
    }
    return undefined;
  };
}

const isRest = (part: string): boolean => part.startsWith('{*');
const named = ({ parts }: Route): number =>
  parts.reduce((sum, part) => sum + (isRest(part) ? 100 : part.startsWith('{') ? 1 : 0), 0);

function match(wanted: string[], parts: string[]): Record<string, string> | undefined {
  const rest = wanted.findIndex(isRest);
  if (rest < 0 ? wanted.length !== parts.length : parts.length <= rest) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const given = parts[index] ?? '';
    if (isRest(part)) return { ...params, [part.slice(2, -1)]: parts.slice(index).join('/') };
    if (part.startsWith('{')) params[part.slice(1, -1)] = decode(given);
    else if (part !== given) return undefined;
  }
  return params;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits an address into path and query. A repeated name becomes a list, and brackets stay in the name, as in the API. */
export function readAddress(address: string): { path: string; query: Query } {
  const [path = '', search = ''] = address.split('?');
  const query: Query = {};
  for (const [name, value] of search.split('&').filter(Boolean).map(pairOf)) {
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return { path: path.replace(/(.)\/$/, '$1'), query };
}

function pairOf(pair: string): [string, string] {
  const [name = '', ...rest] = pair.replace(/\+/g, ' ').split('=');
  return [decode(name), decode(rest.join('='))];
}
