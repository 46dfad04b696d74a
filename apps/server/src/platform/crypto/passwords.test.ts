import crypto, { argon2Sync } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { createTurnQueue } from '../work/turn-queue.ts';
import { dummyVerify, hashPassword, needsRehash, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('are stored as argon2id with 19 MiB, two passes, one lane and a fresh salt', async () => {
    const [one, other] = await Promise.all([hashPassword('plum ferry anvil'), hashPassword('plum ferry anvil')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword('plum ferry anvil', one)).toBe(true);
    expect(await verifyPassword('plum ferry anvi', one)).toBe(false);
  });

  it('use all of 1,000 characters, including NUL', async () => {
    const long = await hashPassword('x'.repeat(1000));
    expect(await verifyPassword('x'.repeat(999), long)).toBe(false);
    const withNul = await hashPassword('before\0after');
    expect(await verifyPassword('before\0other', withNul)).toBe(false);
    expect(await verifyPassword('before', withNul)).toBe(false);
  });

  it('are the same in composed and decomposed form', async () => {
    expect(await verifyPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true);
  });

  it('verify against hashes of other strengths, which then need an upgrade', async () => {
    const nonce = Buffer.from('saltsaltsaltsalt');
    const tag = argon2Sync('argon2id', {
      message: 'old one',
      nonce,
      memory: 8192,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const old = `$argon2id$v=19$m=8192,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
    expect(await verifyPassword('old one', old)).toBe(true);
    expect(needsRehash(old)).toBe(true);
    expect(needsRehash(await hashPassword('old one'))).toBe(false);
    const today = await hashPassword('old one');
    for (const weaker of ['m=8192,t=2,p=1', 'm=19456,t=1,p=1', 'm=19456,t=2,p=2']) {
      expect(needsRehash(today.replace('m=19456,t=2,p=1', weaker))).toBe(true);
    }
    expect(needsRehash(today.replace('m=19456,t=2,p=1', 'm=65536,t=3,p=1'))).toBe(false);
    expect(needsRehash('$2y$10$something')).toBe(true);
  });

  it('are rejected if the stored text is not a hash', async () => {
    expect(await verifyPassword('', '')).toBe(false);
    expect(await verifyPassword('x', '$argon2id$v=19$m=19456,t=2,p=1$short$short')).toBe(false);
  });

  it('cost as much for an unknown user as for a wrong password', async () => {
    const stored = await hashPassword('plum ferry anvil');
    const hashing = vi.spyOn(crypto, 'argon2');
    syncBuiltinESMExports();
    try {
      await verifyPassword('wrong', stored);
      await dummyVerify('wrong');
      const [real, dummy] = hashing.mock.calls.map(([kind, { nonce, ...figures }]) => ({ kind, ...figures }));
      expect(real).toBeDefined();
      expect(dummy).toEqual(real);
    } finally {
      hashing.mockRestore();
      syncBuiltinESMExports();
    }
  });
});

describe('the hashing queue', () => {
  it('runs two at a time, in order, and refuses when the queue is full', async () => {
    const inTurn = createTurnQueue({ atOnce: 2, waiting: 3, busy: 'Too many people are signing in.' });
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const work = (id: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      done.push(id);
    };
    const works = [1, 2, 3, 4, 5].map((id) => inTurn(work(id)));
    await expect(inTurn(work(6))).rejects.toMatchObject({ code: 'busy', details: { retryAfter: 3 } });
    await Promise.all(works);
    expect({ most, done }).toEqual({ most: 2, done: [1, 2, 3, 4, 5] });
    await inTurn(work(7));
    expect(done).toContain(7);
  });

  it('passes a slot on without creating another one', async () => {
    const inTurn = createTurnQueue({ atOnce: 1, waiting: 5, busy: 'Too many people are signing in.' });
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => ends.push(resolve));
    const works = [inTurn(work), inTurn(work)];
    ends[0]?.();
    await works[0];
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    works.push(inTurn(work));
    await new Promise((resolve) => setImmediate(resolve));
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await vi.waitFor(() => expect(ends).toHaveLength(3));
    ends[2]?.();
    await Promise.all(works);
  });

  it('frees its slot after a failure', async () => {
    const inTurn = createTurnQueue({ atOnce: 1, waiting: 1, busy: 'Too many people are signing in.' });
    await expect(inTurn(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await inTurn(async () => 'next')).toBe('next');
  });
});
