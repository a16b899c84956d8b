/** The computer itself: a gateway that runs beside Kontor needs no TLS. */
const own = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Can this be the address of an access point? HTTPS (HTTP only on the computer itself), without a user name, a query or a fragment. Example:
 * `isAccessPointAddress('https://ap.example.com/v1')` is true.
 */
export function isAccessPointAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username || password || search || hash || text.includes('#')) return false;
  return protocol === 'https:' || (protocol === 'http:' && own.has(hostname));
}
