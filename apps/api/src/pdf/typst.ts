import { Worker } from 'node:worker_threads';

export type Drawing = {
  template: 'invoice.typ';
  /** What the template reads: only ready-made texts, numbers of rows and flags. */
  page: object;
  /** The content of a QR code. */
  qr: string | null;
  logo: Uint8Array | null;
};
export type Drawn = { id: number; pdf: Uint8Array } | { id: number; error: string };
type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

const idleMs = 60_000;
const patienceMs = 30_000;

let worker: Worker | undefined;
let lastId = 0;
let timer: NodeJS.Timeout | undefined;
const waiting = new Map<number, Waiting>();

/** Draws in a thread of its own, so that requests do not wait; the thread starts when needed and leaves after a minute of rest. */
export function draw(drawing: Drawing): Promise<Buffer> {
  const to = (worker ??= start());
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    to.ref();
    rest(patienceMs);
    to.postMessage({ id, ...drawing });
  });
}

/** Ends the thread. Drawings under way are refused; the next call starts another. */
export async function stopDrawing(): Promise<void> {
  await forget(worker, new Error('Drawing was stopped'))?.terminate();
}

function start(): Worker {
  // The thread's own sources need no loader: Node reads them as they are.
  const started = new Worker(new URL('./typst.worker.ts', import.meta.url), { execArgv: [] });
  started.on('message', (drawn: Drawn) => settle(started, drawn));
  started.on('error', (error) => void forget(started, error instanceof Error ? error : new Error(String(error))));
  started.on('exit', (code) => void forget(started, new Error(`The drawing thread left with ${code}`)));
  return started;
}

function settle(from: Worker, drawn: Drawn): void {
  const asked = waiting.get(drawn.id);
  waiting.delete(drawn.id);
  if (waiting.size) rest(patienceMs);
  else {
    from.unref();
    rest(idleMs);
  }
  if ('pdf' in drawn) asked?.resolve(Buffer.from(drawn.pdf.buffer, drawn.pdf.byteOffset, drawn.pdf.byteLength));
  else asked?.reject(new Error(drawn.error));
}

/** After the time without a word from the thread it is ended: it rests, or it hangs. */
function rest(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (waiting.size) void stopDrawing();
    else worker?.postMessage('leave');
    if (!waiting.size) forget(worker, new Error('The drawing thread has left'));
  }, ms);
  timer.unref();
}

function forget(gone: Worker | undefined, reason: Error): Worker | undefined {
  if (!gone || gone !== worker) return undefined;
  clearTimeout(timer);
  worker = undefined;
  for (const { reject } of waiting.values()) reject(reason);
  waiting.clear();
  return gone;
}
