type Query = (...asked: unknown[]) => unknown;
type Client = { query: Query };

const begun = { command: 'BEGIN', rowCount: null, rows: [] };
const isBegin = (statement: unknown): boolean => statement === 'begin' || String(statement).startsWith('start transaction');
/** Begins a part of a transaction. Its end is waited for: whoever tries again after a failure has to see it. */
const isSavepoint = (statement: unknown): boolean => String(statement).startsWith('savepoint ');
/** Begins a statement of a transaction whose answer nobody reads before the next one's, which is COMMIT at the latest. */
export const answeredWithNext = '/* answered with the next */';
const written = { command: 'INSERT', rowCount: 0, rows: [] };
/** Begins a statement that goes to the server right behind the COMMIT of its transaction. Its one row is what comes of it: `{ answer }`. */
export const sentWithCommit = '/* sent with the commit */';
export type SentWithCommit<Row> = { answer: Promise<{ rows: Row[] }> };

/**
 * Sends BEGIN and SAVEPOINT together with the first statement behind them, what is `answeredWithNext` together with the next one, mostly COMMIT, and what is
 * `sentWithCommit` behind that. Each saves a round trip. Needs pg's `pipeline`. When one of the first two fails, so does the statement that it was sent with.
 */
export function beginWithFirst(client: Client): void {
  const query: Query = client.query.bind(client);
  let unanswered: Promise<unknown>[] = [];
  let withCommit: (() => Promise<unknown>)[] = [];
  const leave = (answer: unknown, given: object): unknown => {
    const promise = answer as Promise<unknown>;
    promise.catch(() => undefined); // the next statement reports it
    unanswered.push(promise);
    return Promise.resolve(given);
  };
  const hold = (statement: string, ...rest: unknown[]): unknown => {
    const answer = new Promise((resolve, reject) => {
      withCommit.push(() => (query(statement, ...rest) as Promise<unknown>).then(resolve, reject));
    });
    answer.catch(() => undefined); // when the commit fails, nobody asks for it
    return Promise.resolve({ command: 'SELECT', rowCount: 1, rows: [{ answer }] });
  };
  client.query = (statement, ...rest) => {
    if (typeof statement === 'string' && isBegin(statement)) {
      withCommit = [];
      return leave(query(statement, ...rest), begun);
    }
    if (typeof statement === 'string' && statement.startsWith(sentWithCommit))
      return hold(statement.slice(sentWithCommit.length).trimStart(), ...rest);
    if (typeof statement === 'string' && (isSavepoint(statement) || statement.startsWith(answeredWithNext)))
      return leave(query(statement, ...rest), written);
    const isCommit = statement === 'commit';
    const [before, behind] = [unanswered, isCommit ? withCommit : []];
    if (before.length === 0 && behind.length === 0) return query(statement, ...rest);
    unanswered = [];
    if (isCommit) withCommit = [];
    const answer = query(statement, ...rest);
    const sent = behind.map((send) => send());
    return answer instanceof Promise ? Promise.all([answer, ...before, ...sent]).then(([given]) => given as unknown) : answer;
  };
}
