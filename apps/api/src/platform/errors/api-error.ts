import { messageOf, statusOf, type Code, type Params } from '@kontor/domain';

export type FieldProblem = { code: string; message: string; params?: Params };

/** The body of every refusal. */
export class ErrorBody {
  statusCode: number;
  /** `subject.reason`, a key of the message catalogue. */
  code: string;
  /** The English text of the code. */
  message: string;
  params?: Record<string, string | number>;
  /** By input path, such as `lines.3.quantity`. */
  errors?: Record<string, FieldProblem>;
  requestId: string;
}

/** A refusal that is not a rule of the domain. Its status comes from the catalogue, as for a DomainError. */
export class ApiError extends Error {
  constructor(
    readonly code: Code,
    readonly params?: Params,
    readonly fields?: Record<string, { code: string; params?: Params }>,
    readonly headers: Record<string, string> = {},
  ) {
    super(code);
  }

  get status(): number {
    return statusOf(this.code);
  }
}

export const notFound = (code: Code = 'error.not_found'): ApiError => new ApiError(code);
export const forbidden = (): ApiError => new ApiError('error.not_authorized');

export const describe = (problem: { code: string; params?: Params }): FieldProblem => ({
  code: problem.code,
  message: messageOf(problem.code, problem.params),
  ...(problem.params ? { params: problem.params } : {}),
});
