import { createHmac, timingSafeEqual } from 'node:crypto';

const longestSeconds = 5 * 60;

/** Returns the message if it comes from Kontor and is no older than five minutes. `body` is the text as it came: read as JSON and written again, it would be another one. */
export function verifyWebhook(secret, headers, body, now = Date.now()) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= longestSeconds)) throw new Error('The message is too old, or of the future');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  // While a secret is changed there are two signatures: one of them is enough.
  const isRight = (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const [version, text = ''] = signature.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isRight) throw new Error('The message does not come from there');
  return JSON.parse(body);
}
