import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/api-error.ts';

/** An id in a path: a positive 32-bit integer; anything else is 404. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 2_147_483_647) throw notFound();
    return Number(text);
  }
}
