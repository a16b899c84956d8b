import { fork, type ChildProcess } from 'node:child_process';

export type Drawing = {
  /** Path of a Typst file below `src`; pictures are put beside it as `qr.svg` and `logo`. */
  template: string;
  /** The data of the template: only formatted texts, row counts and flags. */
  page: object;
  /** The content of a QR code. */
  qr: string | null;
  logo: Uint8Array | null;
  /** XML that is attached to the PDF as another form of the same document. */
  eInvoice?: string | null;
};
export type Drawn = { id: number; pdf: Uint8Array } | { id: number; error: string };
type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

const idleMs = 60_000;
const patienceMs = 30_000;

let worker: ChildProcess | undefined;
let lastId = 0;
let timer: NodeJS.Timeout | undefined;
const waiting = new Map<number, Waiting>();

/**
 * Makes a PDF in a process of its own: requests do not wait, a crash of the native library harms nobody else, and the process
 * ends after an idle minute, which frees its memory.
 */
export function draw(drawing: Drawing): Promise<Buffer> {
  const to = (worker ??= start());
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    hold(to, true);
    rest(patienceMs);
    to.send({ id, ...drawing }, (error) => error && forget(to, error));
  });
}

/** Ends the process. Drawings in progress are rejected; the next call starts a new process. */
export async function stopDrawing(): Promise<void> {
  const gone = forget(worker, new Error('Drawing was stopped'));
  if (!gone || gone.exitCode !== null || gone.signalCode !== null) return;
  hold(gone, true);
  const left = new Promise((resolve) => gone.once('exit', resolve));
  gone.kill('SIGKILL'); // it has no state
  await left;
}

function start(): ChildProcess {
  // Node runs its sources without a loader. It gets no environment variables, since ours contain secrets.
  const started = fork(new URL('./typst.process.ts', import.meta.url), {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.on('message', (drawn) => settle(started, drawn as Drawn));
  started.on('error', (error) => forget(started, error));
  started.on('exit', (code, signal) => forget(started, new Error(`The drawing process left with ${signal ?? code}`)));
  return started;
}

/** An idle drawing process must not keep ours alive. */
function hold(child: ChildProcess, isHeld: boolean): void {
  child[isHeld ? 'ref' : 'unref']();
  child.channel?.[isHeld ? 'ref' : 'unref']();
}

function settle(from: ChildProcess, drawn: Drawn): void {
  const asked = waiting.get(drawn.id);
  waiting.delete(drawn.id);
  if (waiting.size) rest(patienceMs);
  else {
    hold(from, false);
    rest(idleMs);
  }
  if ('pdf' in drawn) asked?.resolve(Buffer.from(drawn.pdf.buffer, drawn.pdf.byteOffset, drawn.pdf.byteLength));
  else asked?.reject(new Error(drawn.error));
}

/** Ends the process after this time without a message from it: it is idle, or it hangs. */
function rest(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void stopDrawing(), ms);
  timer.unref();
}

function forget(gone: ChildProcess | undefined, reason: Error): ChildProcess | undefined {
  if (!gone || gone !== worker) return undefined;
  clearTimeout(timer);
  worker = undefined;
  for (const { reject } of waiting.values()) reject(reason);
  waiting.clear();
  return gone;
}
