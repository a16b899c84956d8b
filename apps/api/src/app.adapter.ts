import { createServer, type RequestListener, type Server } from 'node:http';
import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { Page } from './platform/rest/page.ts';

const headersMs = 20_000;
/** Time limit for receiving a whole request: 10 MiB from a phone. */
const requestMs = 300_000;
/** How long requests may still take when the program ends. */
const finishMs = 10_000;

/** The arguments of a route registration in Nest: a handler, or a path and its handler. */
type Registered = [handler: RequestHandler] | [path: string, handler: RequestHandler];
type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Express with one routing table per resource, so that a request is compared with about ten routes instead of all. Sends a page
 * as its rows with `Content-Range`, and an ETag with a record that has a version.
 */
export class AppAdapter extends ExpressAdapter {
  isClosing = false;
  finishMs = finishMs;
  private readonly tables = new Map<string, Router>();

  override get(...registered: Registered): unknown {
    return this.register('get', registered);
  }
  override post(...registered: Registered): unknown {
    return this.register('post', registered);
  }
  override put(...registered: Registered): unknown {
    return this.register('put', registered);
  }
  override patch(...registered: Registered): unknown {
    return this.register('patch', registered);
  }
  override delete(...registered: Registered): unknown {
    return this.register('delete', registered);
  }

  /** Disconnects a client that does not complete the header of its request. */
  override initHttpServer(): void {
    this.httpServer = createServer(
      { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: 1000 },
      this.getInstance<RequestListener>(),
    );
  }

  /** Takes nothing more from the first moment of an end on, while jobs and requests are finished. */
  override beforeClose(): void {
    super.beforeClose();
    this.isClosing = true;
    (this.httpServer as Server).close();
  }

  override async close(): Promise<void> {
    const cut = setTimeout(() => (this.httpServer as Server).closeAllConnections(), this.finishMs);
    await super.close();
    clearTimeout(cut);
  }

  override reply(response: Response, body: unknown, statusCode?: number): void {
    if (response.headersSent) return; // the time limit has answered already
    if (statusCode !== undefined) response.statusCode = statusCode;
    if (body instanceof Page) {
      response.setHeader('Content-Range', body.contentRange);
      response.setHeader('Access-Control-Expose-Headers', 'Content-Range');
      return sendJson(response, body.rows);
    }
    if (typeof body !== 'object' || body === null || body instanceof StreamableFile || response.hasHeader('Content-Type'))
      return void super.reply(response, body);
    const { version } = body as { version?: unknown };
    if (typeof version === 'number') response.setHeader('ETag', `"${version}"`);
    sendJson(response, body);
  }

  private register(verb: Verb, registered: Registered): unknown {
    const [path, handler] = registered.length === 1 ? ['/', registered[0]] : registered;
    if (!this.tables.size)
      this.use((request: Request, response: Response, next: NextFunction) => this.route(request, response, next));
    const resource = resourceOf(path);
    const table = this.tables.get(resource) ?? Router();
    this.tables.set(resource, table);
    return table[verb](path, handler);
  }

  private route(request: Request, response: Response, next: NextFunction): void {
    const table = this.tables.get(resourceOf(request.path.toLowerCase()));
    if (table) table(request, response, next);
    else next();
  }
}

/** Like `response.json`, but without ETag caching, which no answer of the API may use. */
function sendJson(response: Response, body: object): void {
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

/** The resource in a path. Example: `/api/v1/invoices/7/send` gives `invoices`, `/apps/todo/tasks` gives `apps/todo`, `/documents/<token>` gives `documents`. */
function resourceOf(path: string): string {
  const [, first, second, third] = path.split('/', 4);
  if (first === 'documents') return first;
  return first === 'api' && second === 'v1' ? (third ?? '') : `${first}/${second ?? ''}`;
}
