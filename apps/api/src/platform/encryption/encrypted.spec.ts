import { describe, expect, it } from '@jest/globals';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';
import { decrypt, encrypt, encrypted, useEncryptionKeys } from './encrypted.ts';

const [first, second] = ['the first key of this test, long enough', 'the second key of this test, long enough'];

describe('an encrypted text', () => {
  it('can be decrypted, differs each time, and reveals nothing', () => {
    useEncryptionKeys([first]);
    const sealed = encrypt('39001010001 ąžuolas');
    expect(decrypt(sealed)).toBe('39001010001 ąžuolas');
    expect(encrypt('39001010001 ąžuolas')).not.toBe(sealed);
    expect(sealed).not.toContain('39001010001');
  });

  it('can still be read after the key was changed', () => {
    useEncryptionKeys([first]);
    const sealed = encrypt('kept');
    useEncryptionKeys([second, first]);
    expect(decrypt(sealed)).toBe('kept');
    expect(encrypt('kept').split('.')[1]).not.toBe(sealed.split('.')[1]);
  });

  it('cannot be changed, shortened or read with another key', () => {
    useEncryptionKeys([first]);
    const [form, id, nonce = '', sealed = ''] = encrypt('true').split('.');
    const other = Buffer.from(sealed, 'base64url');
    other[0] = (other[0] ?? 0) ^ 1;
    expect(() => decrypt([form, id, nonce, other.toString('base64url')].join('.'))).toThrow();
    expect(() => decrypt([form, id, nonce, sealed.slice(0, 8)].join('.'))).toThrow();
    expect(() => decrypt([form, '00000000', nonce, sealed].join('.'))).toThrow('a key that is not there');
    expect(() => decrypt('plain text')).toThrow();
  });

  it('is only written when it has changed', async () => {
    useEncryptionKeys([first]);
    const Secret = defineEntity({ name: 'Secret', properties: { id: p.integer().primary(), text: encrypted().nullable() } });
    const orm = await MikroORM.init({ entities: [Secret], dbName: 'none' });
    const em = orm.em.fork();
    const secret = em.map(Secret, { id: 1, text: encrypt('same') } as never);
    expect(secret.text).toBe('same');
    em.getUnitOfWork().computeChangeSets();
    expect(em.getUnitOfWork().getChangeSets()).toHaveLength(0);
    secret.text = 'other';
    em.getUnitOfWork().computeChangeSets();
    const [change] = em.getUnitOfWork().getChangeSets();
    expect(decrypt(String((change?.payload as { text?: string } | undefined)?.text))).toBe('other');
    await orm.close(true);
  });
});
