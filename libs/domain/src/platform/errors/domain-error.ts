import type { Code } from '../../messages.ts';

export type Params = Record<string, string | number>;

/** A broken business rule: `code` is a key of the message catalogue, `errors` names inputs by path (`lines.3.quantity`). */
export class DomainError extends Error {
  readonly code: Code;
  readonly params?: Params;
  readonly errors?: Record<string, { code: Code; params?: Params }>;

  constructor(code: Code, params?: Params, errors?: Record<string, { code: Code; params?: Params }>) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.params = params;
    this.errors = errors;
  }
}
