import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Figures for Prometheus. A registry of its own, so that two applications in one process (the tests) do not mix. */
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

  /** The template, never the address: ids in labels would make a series of each record. */
  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    const started = process.hrtime.bigint();
    response.once('finish', () => {
      const route = (request.route as { path?: unknown } | undefined)?.path;
      const labels = {
        method: request.method,
        route: typeof route === 'string' ? route : 'none',
        status: String(response.statusCode),
      };
      if (!String(response.getHeader('content-type')).startsWith('text/event-stream'))
        this.seconds.observe(labels, Number(process.hrtime.bigint() - started) / 1e9);
    });
    next();
  };
}
