import { Catch, Inject, Optional, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { context } from '../context/context.ts';
import type { Logger } from '../context/logger.ts';
import { LOGGER } from '../context/tokens.ts';
import { ERROR_SINK, type ErrorSink } from './error-sink.ts';
import { toAnswer, toBody, type Answer } from './to-answer.ts';
import { USES, type Uses } from './uses.ts';

/** Answers every error of every route in one shape. Unknown errors are logged once, and their details are not sent. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(ERROR_SINK) private readonly sink?: ErrorSink,
    @Optional() @Inject(USES) private readonly uses?: Uses,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    this.answer(error, host.switchToHttp().getRequest<Request>(), host.switchToHttp().getResponse<Response>());
  }

  /** The methods that an address takes; known when all routes are. */
  methodsAt: (path: string) => readonly string[] = () => [];

  answer(error: unknown, request: Request, response: Response): void {
    const answer = this.withMethods(toAnswer(error), request);
    const now = context();
    if (answer.unknown) {
      this.logger.error({ err: error, route: now?.route ?? `${request.method} ${request.path}` }, 'unexpected error');
      void this.sink?.record('server', error, now?.route ?? `${request.method} ${request.path}`);
    }
    if (answer.code !== 'error.in_use' || !this.uses) return this.send(answer, response);
    void this.uses.of(error).then((params) => this.send(params ? { ...answer, params } : answer, response));
  }

  /** An address without this method is no missing address. */
  private withMethods(answer: Answer, { method, path }: Request): Answer {
    if (answer.code !== 'error.no_such_route') return answer;
    const methods = this.methodsAt(path);
    if (methods.length === 0 || methods.includes(method)) return answer;
    return { status: 405, code: 'error.method_not_allowed', headers: { Allow: methods.join(', ') } };
  }

  protected send(answer: Answer, response: Response): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
    response.status(answer.status).json(toBody(answer, context()?.requestId ?? ''));
  }
}
