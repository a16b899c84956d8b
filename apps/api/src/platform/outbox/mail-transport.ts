import type { Transporter } from 'nodemailer';
import type { MailSecurity } from '@kontor/domain';

/** One text in the environment; name and address in the settings. */
export type From = string | { name: string; address: string };
type Server = { host: string; port: number; security: MailSecurity; username?: string | null; password?: string | null };

/** A server of the settings in the form of the environment. Example: `smtps://me:secret@smtp.example.com:465`. */
export function urlOf({ host, port, security, username, password }: Server): string {
  const who = username ? `${encodeURIComponent(username)}:${encodeURIComponent(password ?? '')}@` : '';
  const how = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }[security];
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${who}${host}:${port}/${how}`;
}

/** Short time limits: a server that does not answer blocks one of the two workers, or the person who tests it. */
export async function transportOf(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
  });
}
