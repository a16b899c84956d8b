import type { NextFunction, Request, Response } from 'express';
import { context } from '../context/context.ts';
import { busy, toBody } from './to-answer.ts';

/**
 * Answers with 503 what has not begun to be answered so long after all of it was received, whatever it waits for. The limits of
 * the database are shorter; this one is for what nobody thought of. What takes its time to be sent is let be.
 */
export const timeLimit =
  (ms: number) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const requestId = context()?.requestId ?? '';
    const giveUp = (): void => {
      if (response.headersSent) return;
      for (const [name, value] of Object.entries(busy.headers ?? {})) response.setHeader(name, value);
      response.status(busy.status).json(toBody(busy, requestId));
    };
    const begin = (): void => {
      const timer = setTimeout(giveUp, ms);
      response.once('close', () => clearTimeout(timer));
    };
    if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) begin();
    else request.once('end', begin);
    next();
  };
