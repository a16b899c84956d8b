import type { Response } from 'express';

const gapMs = 100;
const longest = 200;

/** The connection of one open screen. It sends at most ten events a second and merges equal waiting ones. */
export class EventLine {
  private readonly waiting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly response: Response) {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      Connection: 'keep-alive',
      'X-Accel-Buffering': 'no',
    });
    response.write('retry: 3000\n\n');
  }

  /** A connection that cannot keep up is closed: the screen then reconnects and reads everything again. */
  tell(event: object): void {
    this.waiting.add(JSON.stringify(event));
    if (this.waiting.size > longest || this.response.writableNeedDrain) this.close();
    else if (!this.timer) this.next();
  }

  beat(): void {
    this.response.write(': beat\n\n');
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.clear();
    this.response.end();
  }

  private next(): void {
    const [first] = this.waiting;
    this.timer = undefined;
    if (first === undefined || this.response.writableEnded) return;
    this.waiting.delete(first);
    this.response.write(`data: ${first}\n\n`);
    this.timer = setTimeout(() => this.next(), gapMs);
  }
}
