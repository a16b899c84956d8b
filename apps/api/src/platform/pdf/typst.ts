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
/** From this length of its data on, some 300 lines, a paper is drawn apart, so that the others do not wait for it. */
const large = 60_000;

/**
 * Makes a PDF in a process of its own: requests do not wait, a crash of the native library harms nobody else, and the process
 * ends after an idle minute, which frees its memory. A small paper never waits for a large one.
 */
export function draw(drawing: Drawing): Promise<Buffer> {
  return (JSON.stringify(drawing.page).length < large ? forSmall : forLarge).draw(drawing);
}

/** Ends the processes. Drawings in progress are rejected; the next call starts a new process. */
export async function stopDrawing(): Promise<void> {
  await Promise.all([forSmall.stop(), forLarge.stop()]);
}

/** A process that draws one paper after the other. */
class Drawer {
  private process: ChildProcess | undefined;
  private lastId = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly waiting = new Map<number, Waiting>();

  draw(drawing: Drawing): Promise<Buffer> {
    const to = (this.process ??= this.start());
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      hold(to, true);
      this.rest(patienceMs);
      to.send({ id, ...drawing }, (error) => error && this.forget(to, error));
    });
  }

  async stop(): Promise<void> {
    const gone = this.forget(this.process, new Error('Drawing was stopped'));
    if (!gone || gone.exitCode !== null || gone.signalCode !== null) return;
    hold(gone, true);
    const left = new Promise((resolve) => gone.once('exit', resolve));
    gone.kill('SIGKILL'); // it has no state
    await left;
  }

  private start(): ChildProcess {
    // Node runs its sources without a loader. It gets no environment variables, since ours contain secrets.
    const started = fork(new URL('./typst.process.ts', import.meta.url), {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (drawn) => this.settle(started, drawn as Drawn));
    started.on('error', (error) => this.forget(started, error));
    started.on('exit', (code, signal) => this.forget(started, new Error(`The drawing process left with ${signal ?? code}`)));
    return started;
  }

  private settle(from: ChildProcess, drawn: Drawn): void {
    const asked = this.waiting.get(drawn.id);
    this.waiting.delete(drawn.id);
    if (this.waiting.size) this.rest(patienceMs);
    else {
      hold(from, false);
      this.rest(idleMs);
    }
    if ('pdf' in drawn) asked?.resolve(Buffer.from(drawn.pdf.buffer, drawn.pdf.byteOffset, drawn.pdf.byteLength));
    else asked?.reject(new Error(drawn.error));
  }

  /** Ends the process after this time without a message from it: it is idle, or it hangs. */
  private rest(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.stop(), ms);
    this.timer.unref();
  }

  private forget(gone: ChildProcess | undefined, reason: Error): ChildProcess | undefined {
    if (!gone || gone !== this.process) return undefined;
    clearTimeout(this.timer);
    this.process = undefined;
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
    return gone;
  }
}

/** An idle drawing process must not keep ours alive. */
function hold(child: ChildProcess, isHeld: boolean): void {
  child[isHeld ? 'ref' : 'unref']();
  child.channel?.[isHeld ? 'ref' : 'unref']();
}

const [forSmall, forLarge] = [new Drawer(), new Drawer()];
