import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

type Letter = { to: string; subject: string; text: string };
export type Smtp = {
  url: string;
  received: Letter[];
  /** The next unread mail to this address. */
  next: (to: string) => Promise<Letter>;
  close: () => Promise<void>;
};

/** A mail server that stores what it receives. */
export async function smtp(): Promise<Smtp> {
  const received: Letter[] = [];
  const read = new Set<Letter>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        received.push({ to, ...opened(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  // A server that was not closed must not keep the test run waiting.
  listening.unref();
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    next: async (to) => {
      for (;;) {
        const found = received.find((letter) => letter.to === to && !read.has(letter));
        if (found) {
          read.add(found);
          return found;
        }
        await wait(20);
      }
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** Decodes as much MIME as our plain-text mails need. */
function opened(raw: string): { subject: string; text: string } {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const body = raw.slice(end + 4);
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const bytes = /base64/i.test(header('Content-Transfer-Encoding'))
    ? Buffer.from(body, 'base64')
    : /quoted-printable/i.test(header('Content-Transfer-Encoding'))
      ? quotedPrintable(body)
      : Buffer.from(body, 'latin1');
  const subject = header('Subject')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' '))).toString('utf8'),
    );
  return { subject, text: bytes.toString('utf8').replaceAll('\r\n', '\n') };
}

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
