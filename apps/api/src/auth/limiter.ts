import { Injectable } from '@nestjs/common';
import { ApiError } from '../errors/api-error.ts';
import { clock } from '../shared/clock.ts';

type Window = { started: number; count: number };

/** Counts attempts in fixed windows. In memory: N replicas allow N times as much, which still stops guessing. */
@Injectable()
export class Limiter {
  private readonly windows = new Map<string, Window>();

  /** Counts one attempt; refuses with 429 and Retry-After when more than `most` fell into the window. */
  count(key: string, most: number, seconds: number): void {
    const now = clock.now().getTime();
    if (this.windows.size > 50_000) this.windows.clear();
    const found = this.windows.get(key);
    const current = found && now - found.started < seconds * 1000 ? found : { started: now, count: 0 };
    current.count += 1;
    this.windows.set(key, current);
    if (current.count <= most) return;
    const wait = Math.ceil((current.started + seconds * 1000 - now) / 1000);
    throw new ApiError(429, 'error.too_many_requests', { seconds: wait }, undefined, { 'Retry-After': String(wait) });
  }
}
