/** The day of the demo firm: moments after it are from the recording. */
const recordedAt = '2026-11-21T09:30:00.000Z';
const someId = '7986a5d1-ad04-44bc-b0af-80c7b5778f2f';
/** Its check characters are wrong, so that scanners do not take it for a leaked one. */
const someToken = 'kontor_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij';
/** The one of the Standard Webhooks scheme itself. */
const hookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Replacements, by field name, for values that differ each time or look like secrets. */
const fixed: Record<string, unknown> = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl',
  refreshToken: 'kPq3yJv0Zr8mW1xT5bN7cD9fH2gL4sA6',
  ticket: 'eyJhbGciOiJIUzI1NiJ9.eyJ0eXAiOiJldmVudHMifQ.c2lnbmF0dXJl',
  token: 'uV4wX6yZ8aB0cD2eF4gH6iJ8kL0mN2oP',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Kontor:rasa@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Kontor',
  qrCode: 'data:image/png;base64,iVBORw0KGgo=',
  fingerprint: 'a3f1c9',
  offers: 3,
  discountPercentage: 15,
  avatar: '/api/v1/avatars/5f2b1c8e.png',
};
const rows = 2;
const longText = 400;

/** An answer as the document shows it: the same on each recording, and short enough to read. */
export function presentable(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    if (name === 'recoveryCodes' || name === 'codes') return ['7h3k-9m2p', 'q4wt-x8zr'];
    return value.slice(0, rows).map((one) => presentable(one, name));
  }
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, presentable(inner, key)]));
  if (name === 'token' && typeof value === 'string' && value.startsWith('kontor_')) return someToken;
  if (name === 'secret' && typeof value === 'string' && value.startsWith('whsec_')) return hookSecret;
  if (name === 'start') return someToken.slice(0, 13);
  if (name in fixed && value !== '' && value !== null) return fixed[name];
  if (typeof value !== 'string') return value;
  if (uuid.test(value)) return someId;
  if (/\/calendar-feed\/[\w-]{43}\.ics$/.test(value)) return value.replace(/[\w-]{43}(?=\.ics$)/, fixed['token'] as string);
  if (name === 'code' && /^\d{6}$/.test(value)) return '123456';
  if (moment.test(value) && value > recordedAt) return recordedAt;
  return value.length > longText && !name.endsWith('Html') ? `${value.slice(0, longText)}…` : value;
}
