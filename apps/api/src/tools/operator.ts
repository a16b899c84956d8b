/** What went wrong, in a sentence for the operator. */
export function sentenceOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors as unknown[])[0] : error;
  if (!(first instanceof Error)) return String(first);
  const { code = '', path = '', address, port } = first as NodeJS.ErrnoException & { address?: string; port?: number };
  const said = sentences[code]?.(path);
  if (said) return said;
  if (/^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/.test(code))
    return `Nothing answers${address ? ` at ${address}:${port}` : ''}: ${first.message}`;
  return first.message || first.name;
}

const sentences: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no ${path}.`,
  EACCES: (path) => `${path} may not be read or written by this user of the machine.`,
  EPERM: (path) => `${path} may not be read or written by this user of the machine.`,
  EISDIR: (path) => `${path || 'What was named'} is a folder, not a file.`,
  ENOTDIR: (path) => `${path} is not a folder.`,
  EROFS: (path) => `${path} is on a disk that cannot be written.`,
  ENOSPC: () => 'The disk is full.',
};

/** Runs a command of the operator: what fails is told in a sentence, with exit code 1. */
export async function command(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}
