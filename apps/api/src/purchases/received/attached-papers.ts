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

/** Stores the files inside an e-invoice that can be opened here. Any other stays in the e-invoice, which is kept whole. */
export async function storePapers(store: FileStore, { attachments }: EInvoice): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const { fileName, mimeType: said, base64 } of attachments.slice(0, most)) {
    const bytes = Buffer.from(base64, 'base64');
    const name = nameOf(fileName, said);
    const mimeType = bytes.length ? await kindOf(bytes, name).catch(() => undefined) : undefined;
    if (mimeType) papers.push({ ...(await store.put(Readable.from([bytes]))), name, mimeType });
  }
  return papers;
}
