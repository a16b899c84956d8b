import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { readInput } from '@kontor/domain';
import { ApiError } from './api-error.ts';

type Class = new () => object;
const plain: unknown[] = [String, Number, Boolean, Array, Object, undefined];

/**
 * Turns bodies, and queries whose class says what they may hold, into instances of their class. The query of a list is read by
 * the list. The version is not part of the input: `@Version()` reads it.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  private readonly hasRules = new Map<unknown, boolean>();

  async transform(value: unknown, meta: ArgumentMetadata): Promise<unknown> {
    if (plain.includes(meta.metatype)) return value;
    if (meta.type === 'query') return this.isChecked(meta.metatype as Class) ? readQuery(meta.metatype as Class, value) : value;
    if (meta.type !== 'body') return value;
    const { input, fields } = await readInput(meta.metatype as Class, value);
    if (input) return input;
    throw fields ? new ApiError('error.invalid', undefined, fields) : new ApiError('error.malformed');
  }

  private isChecked(type: Class): boolean {
    const known = this.hasRules.get(type);
    if (known !== undefined) return known;
    const found = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length > 0;
    this.hasRules.set(type, found);
    return found;
  }
}

/** A parameter without a value, as in `?to=`, is one that is not there. */
async function readQuery(type: Class, value: unknown): Promise<object> {
  const asked = Object.fromEntries(Object.entries(value as object).filter(([, one]) => one !== ''));
  const { input, fields } = await readInput(type, asked);
  if (input) return input;
  const [field] = Object.keys(fields ?? {});
  throw field ? new ApiError('list.bad_filter', { field }, fields) : new ApiError('error.malformed');
}
