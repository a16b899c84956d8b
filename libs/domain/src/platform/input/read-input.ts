import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import type { Params } from '../errors/domain-error.ts';
import { readProblem } from './validators.ts';

/** By input path, such as `lines.3.quantity`. */
export type FieldProblems = Record<string, { code: string; params?: Params }>;
/** `fields` is missing when the value is not an object. */
type ReadInput<T> = { input: T; fields?: undefined } | { input?: undefined; fields?: FieldProblems };

const tolerant = new WeakSet<object>();

/** For an input whose clients send extra fields: those are dropped instead of refused. */
export const DropsUnknown = (): ClassDecorator => (target) => void tolerant.add(target);

/**
 * Makes an instance of an input class from the request body. A field that the class does not declare is refused; `id` and
 * `version` are ignored, since forms send them along. Example: `const { input, fields } = await readInput(CustomerInput, body)`.
 */
export async function readInput<T extends object>(inputClass: new () => T, value: unknown): Promise<ReadInput<T>> {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || isForeign(value)) return {};
  const fields = unreadableIn(value);
  if (fields) return { fields };
  const dropsUnknown = tolerant.has(inputClass);
  const { id: _id, version: _version, ...rest } = value as Record<string, unknown>;
  const input = plainToInstance(inputClass, dropsUnknown ? value : rest, {
    enableImplicitConversion: false,
    exposeDefaultValues: true,
  });
  const problems = await validate(input, {
    whitelist: true,
    forbidNonWhitelisted: !dropsUnknown,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
  });
  return problems.length ? { fields: fieldsOf(problems) } : { input };
}

/** class-transformer calls the `constructor` that a value names, so a value with such a key, at any depth, is refused. */
export function isForeign(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  return Object.hasOwn(value, 'constructor') || Object.hasOwn(value, '__proto__') || Object.values(value).some(isForeign);
}

const mostObjects = 1000;

/**
 * Values that no input rule can check, by path:
 * - A list with more objects than any input takes. class-validator would check each object before the length: a mebibyte of `{}`
 *   would block the process for minutes.
 * - A list inside a list. No input has one, and nested validation would let it pass unchecked.
 * - An unpaired UTF-16 surrogate (`"\ud800"`): no database stores it, and the rule for email addresses throws on it.
 */
export function unreadableIn(value: unknown, path = ''): FieldProblems | undefined {
  if (typeof value === 'string') return halfCharacter.test(value) ? { [path]: { code: 'field.bad_characters' } } : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  const children = Object.entries(value);
  const isList = Array.isArray(value);
  if (isList && children.length > mostObjects && value.some((one) => one !== null && typeof one === 'object'))
    return { [path]: { code: 'field.too_many', params: { max: mostObjects } } };
  for (const [key, child] of children) {
    const at = path ? `${path}.${key}` : key;
    if (isList && Array.isArray(child)) return { [at]: { code: 'error.invalid' } };
    const found = unreadableIn(child, at);
    if (found) return found;
  }
  return undefined;
}

const halfCharacter = /\p{Surrogate}/u;

function fieldsOf(problems: ValidationError[], path = ''): FieldProblems {
  const fields: FieldProblems = {};
  for (const problem of problems) {
    const at = path ? `${path}.${problem.property}` : problem.property;
    if (problem.constraints) fields[at] = first(problem.constraints);
    if (problem.children?.length) Object.assign(fields, fieldsOf(problem.children, at));
  }
  return fields;
}

function first(constraints: Record<string, string>): { code: string; params?: Params } {
  if (constraints['whitelistValidation']) return { code: 'field.unknown' };
  const text = constraints['isNotEmpty'] ?? Object.values(constraints)[0] ?? 'error.invalid';
  return text.includes('.') && !text.includes(' must ') ? readProblem(text) : { code: 'error.invalid' };
}
