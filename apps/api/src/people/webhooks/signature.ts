import { createHmac, randomBytes } from 'node:crypto';
import { secretPrefix, signedText } from '@kontor/domain';

/** A new secret: 32 random bytes, as the Standard Webhooks scheme writes them. */
export const newSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

type Message = { messageId: string; seconds: number; body: string };

/** The headers of a message. After a change of the secret there are two signatures, of which one suffices. */
export function signedHeaders(secrets: readonly string[], { messageId, seconds, body }: Message): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key)
      .update(signedText(messageId, seconds, body))
      .digest('base64')}`;
  });
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Kontor',
    'webhook-id': messageId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
