import type { Response } from 'express';
import { pagePolicy } from './page-frame.ts';

/** Answers with a page that no search engine keeps, no cache stores, and whose address no other site is told. */
export function sendPage(response: Response, page: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', pagePolicy);
  closed(response);
  response.end(page);
}

export function closed(response: Response): void {
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  response.setHeader('Cache-Control', 'no-store');
}
