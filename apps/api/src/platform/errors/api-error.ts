import { messageOf, type Code, type Params } from '@kontor/domain';

export type FieldProblem = { code: string; message: string; params?: Params };

/** The one shape of every refusal of the API. */
export class ErrorBody {
  statusCode: number;
  /** `subject.reason`: a key of the message catalogue. */
  code: string;
  /** The catalogue's English. */
  message: string;
  params?: Record<string, string | number>;
  /** By input path, such as `lines.3.quantity`. */
  errors?: Record<string, FieldProblem>;
  requestId: string;
}

/** Thrown where an answer with this status and code must be given. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: Code,
    readonly params?: Params,
    readonly fields?: Record<string, { code: string; params?: Params }>,
    readonly headers: Record<string, string> = {},
  ) {
    super(code);
  }
}

export const notFound = (code: Code = 'error.not_found'): ApiError => new ApiError(404, code);
export const forbidden = (): ApiError => new ApiError(403, 'error.not_authorized');

export const describe = (problem: { code: string; params?: Params }): FieldProblem => ({
  code: problem.code,
  message: messageOf(problem.code, problem.params),
  ...(problem.params ? { params: problem.params } : {}),
});
