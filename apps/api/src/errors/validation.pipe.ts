import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { readProblem, type Params } from '@kontor/domain';
import { ApiError } from './api-error.ts';

type Fields = Record<string, { code: string; params?: Params }>;

const plain: unknown[] = [String, Number, Boolean, Array, Object, undefined];

/**
 * Bodies become instances of their input class; a field that the class does not name is refused.
 * `id` and `version` are not inputs: react-admin sends them along, and the version is read by `@Version()`.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  async transform(value: unknown, meta: ArgumentMetadata): Promise<unknown> {
    if (meta.type !== 'body' || plain.includes(meta.metatype)) return value;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new ApiError(400, 'error.malformed');
    const { id: _id, version: _version, ...sent } = value as Record<string, unknown>;
    const input = plainToInstance(meta.metatype as new () => object, sent, {
      enableImplicitConversion: false,
      exposeDefaultValues: true,
    });
    const problems = await validate(input, {
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      validationError: { target: false, value: false },
    });
    if (problems.length) throw new ApiError(400, 'error.invalid', undefined, fieldsOf(problems));
    return input;
  }
}

export function fieldsOf(problems: ValidationError[], path = ''): Fields {
  const fields: Fields = {};
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
