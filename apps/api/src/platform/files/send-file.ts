import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

type Sent = { name: string; mimeType: string; size: number };

/** Sends the bytes of a file, always as a download and uncached. */
export async function sendFile(response: Response, { name, mimeType, size }: Sent, content: Readable): Promise<void> {
  response.setHeader('Content-Type', mimeType);
  response.setHeader('Content-Length', size);
  response.setHeader('Content-Disposition', disposition(name));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  // A client that disconnects during a download is not an error.
  await pipeline(content, response).catch(() => response.destroy());
}

/** RFC 6266: an ASCII name for old clients, the full name beside it. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const real = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`;
}
