import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { readInput } from '@kontor/domain';
import { ApiError } from './api-error.ts';

const plain: unknown[] = [String, Number, Boolean, Array, Object, undefined];

/** Turns bodies into instances of their input class. The version is not part of the input: `@Version()` reads it. */
@Injectable()
export class InputPipe implements PipeTransform {
  async transform(value: unknown, meta: ArgumentMetadata): Promise<unknown> {
    if (meta.type !== 'body' || plain.includes(meta.metatype)) return value;
    const { input, fields } = await readInput(meta.metatype as new () => object, value);
    if (input) return input;
    throw fields ? new ApiError('error.invalid', undefined, fields) : new ApiError('error.malformed');
  }
}
