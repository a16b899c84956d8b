import { Readable } from 'node:stream';
import type { EInvoice } from '@kontor/domain';
import { kindOf, safeName } from '../../platform/files/file-kind.ts';
import type { FileStore, Stored } from '../../platform/files/file-store.ts';

export type Paper = Stored & { name: string; mimeType: string };

const most = 20;
const endings: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'text/csv': '.csv',
};

/** A name with the ending of the type, because many files name their attachments by a number. */
function nameOf(fileName: string, mimeType: string): string {
  const ending = endings[mimeType] ?? '';
  const name = safeName(fileName);
  const has = new RegExp(`\\${ending || '.'}$`, 'i').test(name) || (ending === '.jpg' && /\.jpeg$/i.test(name));
  return has || !ending ? name : safeName(`${fileName}${ending}`);
}

/**
 * Stores the files inside an e-invoice that can be opened here, and names the others. Those stay in the e-invoice, which is kept whole.
 */
export async function storePapers(store: FileStore, { attachments }: EInvoice): Promise<{ papers: Paper[]; leftOut: string[] }> {
  const papers: Paper[] = [];
  const leftOut: string[] = [];
  for (const [at, { fileName, mimeType: said, base64 }] of attachments.entries()) {
    const bytes = at < most ? Buffer.from(base64, 'base64') : Buffer.alloc(0);
    const name = nameOf(fileName, said);
    const mimeType = bytes.length ? await kindOf(bytes, name).catch(() => undefined) : undefined;
    if (mimeType) papers.push({ ...(await store.put(Readable.from([bytes]))), name, mimeType });
    else leftOut.push(name);
  }
  return { papers, leftOut };
}
