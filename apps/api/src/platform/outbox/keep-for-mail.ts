import { Readable } from 'node:stream';
import type { FileStore } from '../files/file-store.ts';
import type { MailAttachment } from './mail.entity.ts';

/** Stores a PDF that was made for one mail. It is kept as long as the mail, so that the mail can be sent again. */
export async function keepForMail(store: FileStore, name: string, pdf: Buffer): Promise<MailAttachment> {
  const { key: storageKey, size, sha256 } = await store.put(Readable.from([pdf]));
  return { name, mimeType: 'application/pdf', storageKey, size, sha256 };
}
