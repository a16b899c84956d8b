type Query = (...asked: unknown[]) => unknown;
type Client = { query: Query };

const begun = { command: 'BEGIN', rowCount: null, rows: [] };
const isBegin = (statement: unknown): boolean => statement === 'begin' || String(statement).startsWith('start transaction');

/**
 * Sends BEGIN together with the first statement, which saves a round trip. Needs pg's `pipeline`. When BEGIN fails, so does the
 * first statement.
 */
export function beginWithFirst(client: Client): void {
  const query: Query = client.query.bind(client);
  let beginning: Promise<unknown> | undefined;
  client.query = (statement, ...rest) => {
    if (typeof statement === 'string' && isBegin(statement)) {
      beginning = query(statement, ...rest) as Promise<unknown>;
      beginning.catch(() => undefined); // the first statement reports it
      return Promise.resolve(begun);
    }
    const first = beginning;
    if (!first) return query(statement, ...rest);
    beginning = undefined;
    const answer = query(statement, ...rest);
    return answer instanceof Promise ? Promise.all([answer, first]).then(([given]) => given as unknown) : answer;
  };
}
