import { expect, it } from 'vitest';
import { emailKey } from './account-email.ts';

it.each([' Ana@Example.com ', 'ANA@EXAMPLE.COM', 'ａｎａ@example.com', 'ana＠example.com'])(
  'treats %s as one account',
  (email) => {
    expect(emailKey(email)).toBe('ana@example.com');
  },
);

it('keeps dots, which distinguish mailboxes', () => {
  expect(emailKey('a.na@example.com')).not.toBe(emailKey('ana@example.com'));
});
