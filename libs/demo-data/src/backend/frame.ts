import { DomainError, messageOf, readInput, statusOf, type Code, type FieldProblems, type Params } from '@kontor/domain';

export type Query = Record<string, string | string[]>;
export type BackendRequest = {
  method: string;
  /** May include the query. */
  path: string;
  headers?: Record<string, string | undefined>;
  /** The JSON value of the body. */
  body?: unknown;
};
export type BackendAnswer = { status: number; body?: unknown; headers?: Record<string, string> };

/** A call as handlers get it: path parameters, query, body, and the id of the caller (0 where no token is needed). */
export type Call = { params: Record<string, string>; query: Query; body: unknown; personId: number; headers: Query };
export type Handler = (call: Call) => BackendAnswer | Promise<BackendAnswer>;
/** Handlers by method and path, such as `GET /api/invoice/invoices/{id}`. */
export type Calls = Record<string, Handler>;

export type Context = {
  now: () => Date;
  /** From 0 up to, but not including, 1. */
  random: () => number;
  /** A store of each person's own, made on first use. */
  personal: <T>(make: (personId: number) => T) => (personId: number) => T;
  /** Everybody who has an account. */
  people: () => Person[];
  /** The number of products in a person's cart, which the answer to signing in states. The shop provides it. */
  cartCount: (personId: number) => number;
};
export type Person = { id: number; name: string; email: string; role: string; maySendMail: boolean };
/** A module of the sample back end: makes its store and returns its calls. */
export type BackendModule = (context: Context) => Calls;

export const ok = (body: unknown): BackendAnswer => ({ status: 200, body });
export const created = (body: unknown): BackendAnswer => ({ status: 201, body });
/** An answer without a body. */
export const empty = (status = 200): BackendAnswer => ({ status });

/** A refusal, in the API's error shape. */
export class Refusal extends Error {
  constructor(
    readonly code: Code,
    readonly params?: Params,
    readonly fields?: FieldProblems,
  ) {
    super(code);
  }

  get status(): number {
    return statusOf(this.code);
  }
}
export const notFound = (code: Code = 'error.not_found'): Refusal => new Refusal(code);

/** The body as an instance of its input class, refused as the API refuses it. */
export async function read<T extends object>(inputClass: new () => T, body: unknown): Promise<T> {
  const { input, fields } = await readInput(inputClass, body);
  if (input) return input;
  throw fields ? new Refusal('error.invalid', undefined, fields) : new Refusal('error.malformed');
}

let requests = 0;

/** The API's answer to an error. An unforeseen one is thrown on. */
export function refusalOf(error: unknown): BackendAnswer {
  const { status, code, params, fields } =
    error instanceof DomainError
      ? { status: statusOf(error.code), code: error.code, params: error.params, fields: error.errors }
      : told(error);
  const describe = (problem: { code: string; params?: Params }): object => ({
    ...problem,
    message: messageOf(problem.code, problem.params),
  });
  requests += 1;
  return {
    status,
    body: {
      statusCode: status,
      code,
      message: messageOf(code, params),
      ...(params ? { params } : {}),
      ...(fields
        ? { errors: Object.fromEntries(Object.entries(fields).map(([path, problem]) => [path, describe(problem)])) }
        : {}),
      requestId: `browser-${requests}`,
    },
  };
}

function told(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
