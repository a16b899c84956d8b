import { DomainError } from '../errors/domain-error.ts';
import type { mailServerMessages } from './mail-server.messages.ts';

type MailServerCode = keyof typeof mailServerMessages;

/** The error of a mail client: a code, and the answer of the server where it gave one. */
type Trouble = { code?: string; command?: string; response?: string; message?: string };

const lost = new Set(['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ESOCKET']);
const secure = /certificate|ssl|tls|self[- ]signed|wrong version number|handshake/i;

/**
 * Turns the error of a mail client into a message that tells the administrator which setting to change. Example: `{ code: 'EAUTH'
 * }` gives `mail_server.login_refused`.
 */
export function mailProblem(trouble: Trouble, host: string, port: number): DomainError {
  const answer = (trouble.response ?? trouble.message ?? '').replace(/\s+/g, ' ').trim().slice(0, 300);
  return new DomainError(codeOf(trouble), { host, port, answer });
}

function codeOf({ code = '', command = '', message = '' }: Trouble): MailServerCode {
  if (code === 'EAUTH') return 'mail_server.login_refused';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EDNS') return 'mail_server.not_found';
  if (code === 'ETLS' || secure.test(message)) return 'mail_server.insecure';
  if (lost.has(code)) return 'mail_server.unreachable';
  if (command.startsWith('MAIL FROM')) return 'mail_server.sender_refused';
  if (command.startsWith('RCPT TO')) return 'mail_server.receiver_refused';
  return 'mail_server.refused';
}
