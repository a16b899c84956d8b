/** How long a new token lasts, unless it is said otherwise, and at most. */
export const tokenDays = { usual: 90, most: 366 } as const;
/** Most tokens that an owner may have at a time. */
export const mostTokens = 50;

export const tokenPrefix = 'kontor_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 40;
const checkLength = 6;
const shape = new RegExp(`^${tokenPrefix}[0-9A-Za-z]{${randomLength + checkLength}}$`);

/** CRC-32 as in ZIP and PNG. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const char of text) {
    crc ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The last six characters of a token. Scanners that find leaked secrets tell a token by them from a text that only looks like one. */
function checkOf(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let place = 0; place < checkLength; place += 1) {
    text = (digits[rest % digits.length] ?? '') + text;
    rest = Math.floor(rest / digits.length);
  }
  return text;
}

/**
 * A token of random bytes: 40 letters and digits (238 bits) and six that check them. Bytes of 248 and more are left out, since they would
 * make some letters likelier than others; undefined when too few are left.
 */
export function tokenOf(bytes: Iterable<number>): string | undefined {
  const random = [...bytes]
    .filter((byte) => byte < 4 * digits.length)
    .slice(0, randomLength)
    .map((byte) => digits[byte % digits.length])
    .join('');
  return random.length === randomLength ? `${tokenPrefix}${random}${checkOf(random)}` : undefined;
}

/** Is this a whole token? One that was cut, doubled or mistyped is not. */
export const isWholeToken = (text: string): boolean =>
  shape.test(text) && checkOf(text.slice(tokenPrefix.length, -checkLength)) === text.slice(-checkLength);

/** The first characters of a token, which are no secret. */
export const startOf = (token: string): string => token.slice(0, tokenPrefix.length + 6);

const v4 = /^(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/;
/** Letters, digits and colons that could be an IPv6 address; at most one `::`, and eight groups without it. */
function isV6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  return (
    groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) && (halves.length === 2 ? groups.length < 8 : groups.length === 8)
  );
}

/** An IP address, or a range of them: `10.0.0.7`, `10.0.0.0/8`, `2001:db8::/32`. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = v4.test(address) ? 32 : isV6(address) ? 128 : undefined;
  if (most === undefined || more.length) return false;
  return bits === undefined || (/^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= most);
}
