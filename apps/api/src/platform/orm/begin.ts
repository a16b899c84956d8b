type Query = (...asked: unknown[]) => unknown;
type Client = { query: Query };

const begun = { command: 'BEGIN', rowCount: null, rows: [] };
const isBegin = (statement: unknown): boolean => statement === 'begin' || String(statement).startsWith('start transaction');
/** Begins a statement of a transaction whose answer nobody reads before the next one's, which is COMMIT at the latest. */
export const answeredWithNext = '/* answered with the next */';
const written = { command: 'INSERT', rowCount: 0, rows: [] };

/**
 * Sends BEGIN together with the first statement of a transaction, and what is `answeredWithNext` together with the next one, mostly COMMIT.
 * Each saves a round trip. Needs pg's `pipeline`. When one of them fails, so does the statement that it was sent with.
 */
export function beginWithFirst(client: Client): void {
  const query: Query = client.query.bind(client);
  let unanswered: Promise<unknown>[] = [];
  const leave = (answer: unknown, given: object): unknown => {
    const promise = answer as Promise<unknown>;
    promise.catch(() => undefined); // the next statement reports it
    unanswered.push(promise);
    return Promise.resolve(given);
  };
  client.query = (statement, ...rest) => {
    if (typeof statement === 'string' && isBegin(statement)) return leave(query(statement, ...rest), begun);
    if (typeof statement === 'string' && statement.startsWith(answeredWithNext)) return leave(query(statement, ...rest), written);
    const before = unanswered;
    if (before.length === 0) return query(statement, ...rest);
    unanswered = [];
    const answer = query(statement, ...rest);
    return answer instanceof Promise ? Promise.all([answer, ...before]).then(([given]) => given as unknown) : answer;
  };
}
