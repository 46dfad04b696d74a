import { expect, it } from 'vitest';
import { formatPhone, philippineMobile } from './phone.ts';

it.each(['09171234567', '639171234567', '+639171234567', '9171234567', '+63 (917) 123-4567'])(
  'shows %s as a Philippine mobile',
  (phone) => {
    expect(formatPhone(phone)).toBe('+63 (917) 123-4567');
  },
);

it.each(['+61 412 345 678', '0917123456', '08171234567', '6391712345678'])('leaves %s unchanged', (phone) => {
  expect(philippineMobile(phone)).toBeNull();
  expect(formatPhone(phone)).toBe(phone);
});

it('is an en dash without a number', () => {
  expect(formatPhone('')).toBe('–');
});
