import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { p, Type } from '@mikro-orm/core';

type Key = { id: string; bytes: Buffer };

const keys = new Map<string, Key>();
let current: Key | undefined;

/** The first secret encrypts; the others decrypt values from before a key change. */
export function useEncryptionKeys(secrets: readonly string[]): void {
  const ring = secrets.map(keyOf);
  for (const key of ring) keys.set(key.id, key);
  current = ring[0] ?? current;
}

/** AES-256-GCM. Example: `1.3fa9c2d1.<nonce>.<ciphertext>`: format, key id (so that keys can be changed), and the rest. */
export function encrypt(text: string): string {
  if (!current) throw new Error('No encryption key is set');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return ['1', current.id, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** Throws when the key is unknown or the text was tampered with. */
export function decrypt(text: string): string {
  const [form, id = '', nonce = '', rest = ''] = text.split('.');
  const key = keys.get(id);
  if (form !== '1' || !key) throw new Error(`This was encrypted with a key that is not there: ${id}`);
  const sealed = Buffer.from(rest, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(nonce, 'base64url'), { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8');
}

/** Undefined when no key of this installation decrypts it. */
export function opened(sealed: string): string | undefined {
  try {
    return decrypt(sealed);
  } catch {
    return undefined;
  }
}

/** Ids of the keys that this installation can decrypt with; the first one encrypts. */
export const keyIds = (): string[] => [...new Set([...(current ? [current.id] : []), ...keys.keys()])];

/** Advice at the end of every log line about values that no key decrypts. */
export const howToRead =
  'Put the former key into KONTOR_ENCRYPTION_KEYS_OLD, restart, and run `npm run rekey`. If it is lost, the values have to be typed in again.';

// Inputs refuse control characters, so nobody can send a value that looks like this.
const unread = '\u0001';
/** In an entity, a value that cannot be decrypted is its ciphertext behind a marker: it is written back unchanged, and never shown. */
export const isUnreadable = (value: string | null | undefined): boolean => value?.startsWith(unread) === true;

/** A column that is encrypted at rest. Plain SQL reads the ciphertext; `opened` decrypts it. */
export class EncryptedText extends Type<string | null, string | null> {
  override convertToDatabaseValue(value: string | null): string | null {
    if (value === null || value === undefined) return null;
    return isUnreadable(value) ? value.slice(unread.length) : encrypt(value);
  }
  override convertToJSValue(value: string | null): string | null {
    return value === null || value === undefined ? null : (opened(value) ?? unread + value);
  }
  /** Each encryption of a text differs, so the plaintexts are compared. */
  override compareValues(one: string | null, other: string | null): boolean {
    return this.convertToJSValue(one) === this.convertToJSValue(other);
  }
  override compareAsType(): string {
    return 'string';
  }
  override ensureComparable(): boolean {
    return false;
  }
  override getColumnType(): string {
    return 'text';
  }
}

/** Example: `personalId: encrypted().nullable()`. */
export const encrypted = () => p.type(EncryptedText).$type<string>();

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'kontor data at rest', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}
