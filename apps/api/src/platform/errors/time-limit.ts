import type { NextFunction, Request, Response } from 'express';
import { context } from '../context/context.ts';
import { busy, toBody } from './to-answer.ts';

/**
 * Answers 503 when no answer has begun `ms` after the whole request was received. The time limits of the database are shorter;
 * this one catches everything else. Sending an answer may take longer.
 */
export const timeLimit =
  (ms: number) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const requestId = context()?.requestId ?? '';
    const giveUp = (): void => {
      if (!response.headersSent) answerBusy(response, requestId);
    };
    const begin = (): void => {
      if (response.closed) return; // refused before its body was read
      const timer = setTimeout(giveUp, ms);
      response.once('close', () => clearTimeout(timer));
    };
    if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) begin();
    else request.once('end', begin);
    next();
  };

/** Answers 503 while the program ends, and asks the client to leave the connection, which would otherwise keep the program. */
export const refuseWhen =
  (isClosing: () => boolean) =>
  (_request: Request, response: Response, next: NextFunction): void => {
    if (!isClosing()) return next();
    response.setHeader('Connection', 'close');
    answerBusy(response, context()?.requestId ?? '');
  };

function answerBusy(response: Response, requestId: string): void {
  for (const [name, value] of Object.entries(busy.headers ?? {})) response.setHeader(name, value);
  response.status(busy.status).json(toBody(busy, requestId));
}
