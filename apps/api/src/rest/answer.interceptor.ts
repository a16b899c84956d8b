import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Page } from './page.ts';

/** Sends a page as its rows with `Content-Range`, and gives a record with a version its ETag. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  intercept(host: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = host.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (answer instanceof Page) {
          response.setHeader('Content-Range', answer.contentRange);
          response.setHeader('Access-Control-Expose-Headers', 'Content-Range');
          return answer.rows as unknown[];
        }
        const version = (answer as { version?: unknown } | null)?.version;
        if (typeof version === 'number') response.setHeader('ETag', `"${version}"`);
        return answer;
      }),
    );
  }
}
