import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutSecrets } from './message-secrets.ts';

it('shows the words around links and codes, and neither of them', () => {
  const text =
    'Hello Ana,\n\nhttps://portal.example.com/reset-password?token=abc&email=a%40b.test\n\nIt works for 60 minutes.';
  expect(withoutSecrets(text)).toBe('Hello Ana,\n\n[link]\n\nIt works for 60 minutes.');
  expect(withoutSecrets('Your code is 123456.')).toBe('Your code is [code].');
  expect(withoutSecrets('Your code is 123 456.')).toBe('Your code is [code].');
});

it('shows counts and days', () => {
  const text = 'Andrea Lim downloaded data of 1688 people on 2026-11-23.';
  expect(withoutSecrets(text)).toBe(text);
  expect(withoutSecrets('On 2026-11-23 482 915 was sent.')).toBe('On 2026-11-23 [code] was sent.');
});

it('removes tokens and codes anywhere in the text', () => {
  const token = fc.stringMatching(/^[A-Za-z0-9_-]{32,64}$/);
  const code = fc.integer({ min: 100_000, max: 99_999_999 }).map(String);
  fc.assert(
    fc.property(fc.oneof(token, code), fc.lorem(), fc.lorem(), (secret, before, after) => {
      for (const link of ['', 'https://portal.test/x?token=', 'http://127.0.0.1:8000/'])
        expect(withoutSecrets(`${before} ${link}${secret} ${after}`)).not.toContain(secret);
    }),
  );
});
