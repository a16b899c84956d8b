import { applyDecorators, Post as PostRoute, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.ts';

/** A POST that has one effect per `Idempotency-Key`. The application does not start with a POST of another kind. */
export const Post = (path?: string | string[]): MethodDecorator =>
  applyDecorators(PostRoute(path), UseInterceptors(IdempotencyInterceptor));
