import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Prometheus metrics, in a registry of their own so that two applications in one process (the tests) do not mix. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  private readonly observers = new Map<string, (seconds: number) => void>();

  /** The route template, never the address: ids in labels would create a series per record. */
  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    response.once('finish', () => {
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
      const path = (request.route as { path?: unknown } | undefined)?.path;
      const route = typeof path === 'string' ? path : 'none';
      this.observer(request.method, route, String(response.statusCode))((performance.now() - started) / 1000);
    });
    next();
  };

  /** Cached, because the library would sort and join the labels for each request. */
  private observer(method: string, route: string, status: string): (seconds: number) => void {
    const key = `${method} ${route} ${status}`;
    const known = this.observers.get(key);
    if (known) return known;
    const labelled = this.seconds.labels({ method, route, status });
    const observe = (seconds: number): void => labelled.observe(seconds);
    this.observers.set(key, observe);
    return observe;
  }
}
