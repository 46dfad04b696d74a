import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFieldCipher, SealBroken } from './field-cipher.ts';
import { createKeyRing } from './key-ring.ts';

const first = { version: 1, key: randomBytes(32) };
const second = { version: 2, key: randomBytes(32) };
const cipher = createFieldCipher({ current: first, older: [] });
const location = { table: 'employee_sensitive', column: 'sss', row: 12 };

describe('a sealed field', () => {
  it('opens in its own field, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1 }), (text, row) => {
        expect(cipher.open({ ...location, row }, cipher.seal({ ...location, row }, text))).toBe(text.toWellFormed());
      }),
    );
  });

  it('differs each time and never shows the text', () => {
    const sealed = cipher.seal(location, '34-1234567-8');
    expect(sealed).toMatch(/^1\.[\w-]+$/);
    expect(sealed).not.toBe(cipher.seal(location, '34-1234567-8'));
    expect(Buffer.from(sealed.slice(2), 'base64url').toString('latin1')).not.toContain('34-1234567-8');
  });

  it.each([{ row: 13 }, { column: 'tin' }, { table: 'employee' }])('is refused in another field: %o', (moved) => {
    expect(() => cipher.open({ ...location, ...moved }, cipher.seal(location, 'secret'))).toThrow(SealBroken);
  });

  it('is refused after any change of its bytes or version', () => {
    const sealed = cipher.seal(location, 'secret');
    const bytes = Buffer.from(sealed.slice(2), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => cipher.open(location, `1.${altered.toString('base64url')}`)).toThrow(SealBroken);
    }
    const sameKeyTwice = createFieldCipher({ current: first, older: [{ version: 2, key: first.key }] });
    expect(() => sameKeyTwice.open(location, `2.${sealed.slice(2)}`)).toThrow(SealBroken);
    for (const text of ['', 'plain', '1.', '1.abc', `0${sealed}`])
      expect(() => cipher.open(location, text)).toThrow(SealBroken);
  });

  it('can be read after a key rotation, and counts as outdated until it is sealed again', () => {
    const old = cipher.seal(location, 'secret');
    const rotated = createFieldCipher({ current: second, older: [first] });
    expect(rotated.open(location, old)).toBe('secret');
    expect(rotated.isOutdated(old)).toBe(true);
    expect(rotated.isOutdated(rotated.seal(location, 'secret'))).toBe(false);
    const withoutOld = createFieldCipher({ current: second, older: [] });
    expect(() => withoutOld.open(location, old)).toThrow(/version 1 is missing/);
    expect(() => withoutOld.open(location, old)).not.toThrow(/secret/);
  });

  it('has a blind index that is equal for equal text of one column, also through a rotation', () => {
    const rotated = createFieldCipher({ current: second, older: [first] });
    expect(cipher.blindIndex('sss', '3412345678')).toBe(rotated.blindIndex('sss', '3412345678'));
    expect(cipher.blindIndex('sss', '3412345678')).not.toBe(cipher.blindIndex('tin', '3412345678'));
    const other = createFieldCipher({ current: second, older: [] });
    expect(cipher.blindIndex('sss', '3412345678')).not.toBe(other.blindIndex('sss', '3412345678'));
  });
});

describe('the key ring', () => {
  it('derives a separate key for each purpose, the same at each start', () => {
    const ring = createKeyRing({ current: second, older: [first] });
    const keys = [ring.session, ring.csrf, ring.audit.current.key, ring.audit.older[0]?.key].map((key) =>
      key?.toString('hex'),
    );
    expect(new Set([...keys, ring.push.secret, ring.push.key]).size).toBe(6);
    expect(createKeyRing({ current: second, older: [first] })).toEqual(ring);
  });

  it('refuses short keys and duplicate versions', () => {
    expect(() => createKeyRing({ current: { version: 1, key: Buffer.alloc(16) }, older: [] })).toThrow(/at least 32/);
    expect(() => createFieldCipher({ current: first, older: [first] })).toThrow(/same version/);
    expect(() => createKeyRing({ current: { ...first, version: 0 }, older: [] })).toThrow(/from 1/);
  });
});
