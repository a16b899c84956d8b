type Route = { method: string; path: string };

const isParameter = (part: string): boolean => /^[:*]/.test(part);
const escaped = (part: string): string => part.replace(/[^\w-]/g, '\\$&');
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (isParameter(part) ? '[^/]+' : escaped(part)))
      .join('/')}/?$`,
    'i',
  );

/** The methods that each address takes; none where nothing is. What an address names by word comes before what it could be as an id. */
export function methodsAt(routes: readonly Route[]): (path: string) => readonly string[] {
  const byPath = new Map<string, string[]>();
  for (const { method, path } of routes)
    byPath.set(path, [...(byPath.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  const known = [...byPath].map(([path, methods]) => ({
    pattern: patternOf(path),
    parameters: path.split('/').filter(isParameter).length,
    methods,
  }));
  known.sort((a, b) => a.parameters - b.parameters);
  return (path) => known.find(({ pattern }) => pattern.test(path))?.methods ?? [];
}
