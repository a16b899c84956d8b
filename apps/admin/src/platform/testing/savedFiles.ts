import { afterEach, beforeEach } from '@jest/globals';

/** The files that the tests of a file let the page save or show, instead of the browser's own. Emptied for each test. */
export function savedFiles(): Blob[] {
  const saved: Blob[] = [];
  const createObjectURL: typeof URL.createObjectURL = Reflect.get(URL, 'createObjectURL');
  const revokeObjectURL: typeof URL.revokeObjectURL = Reflect.get(URL, 'revokeObjectURL');
  const { setTimeout } = globalThis;
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (blob) => `#${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    // The page forgets the address of a saved file after ten seconds, which no test waits for.
    const sooner = (run: () => void, ms?: number) => (ms === 10_000 ? 0 : setTimeout(run, ms));
    globalThis.setTimeout = sooner as typeof setTimeout;
  });
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    globalThis.setTimeout = setTimeout;
    window.history.replaceState(null, '', '/');
  });
  return saved;
}

/** The lines of a saved CSV file, the empty one at its end included. */
export async function linesOf(file: Blob | undefined): Promise<string[]> {
  const reader = new FileReader();
  const text = new Promise<string>((done) => reader.addEventListener('load', () => done(reader.result as string)));
  reader.readAsText(file as Blob);
  return (await text).replace('\ufeff', '').split('\r\n');
}
