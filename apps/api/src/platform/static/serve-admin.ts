import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { RequestHandler } from 'express';

const year = 'public, max-age=31536000, immutable';

/** Serves the built admin: hashed assets are cached for a year, the page itself never; every other path gets the page. */
export function serveAdmin(dir: string, apiPath: RegExp): RequestHandler {
  if (!existsSync(join(dir, 'index.html'))) return (_request, _response, next) => next();
  const serve = sirv(dir, {
    // Looks files up on request. With a list made at the start, a file that a build has since removed would end the process.
    dev: true,
    brotli: true,
    gzip: true,
    single: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', path.startsWith('/assets/') ? year : 'no-cache'),
  });
  return (request, response, next) => {
    const path = decoded(request.path);
    if (path === undefined || path.includes('/.') || apiPath.test(path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (path.startsWith('/assets/') && !existsSync(join(dir, path))) return next();
    // The whole file is a valid answer to a range request (RFC 9110, 14.2). Sirv would break the connection for `bytes=5-2`.
    delete request.headers.range;
    serve(request, response, next);
  };
}

/** The decoded path; undefined when its percent encoding is invalid. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
