import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPhone, isInternationalPhone, isPhilippineMobile, looksPhilippine, phoneForMessages } from './phone.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

it('validation.phone.1 accepts the three forms', () => {
  fc.assert(
    fc.property(fc.constantFrom('09', '639', '9'), digits(9), (prefix, rest) => {
      expect(isPhilippineMobile(prefix + rest)).toBe(true);
      expect(looksPhilippine(prefix + rest)).toBe(true);
    }),
  );
});

it('validation.phone.1 accepts nothing else', () => {
  const form = /^(09\d{9}|639\d{9}|9\d{9})$/;
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9+ ]{8,14}$/)), (text) => {
      expect(isPhilippineMobile(text)).toBe(form.test(text));
    }),
  );
  for (const wrong of [
    '0917123456',
    '091712345678',
    '63917123456',
    '8171234567',
    '009171234567',
    '6309171234567',
    '+639171234567',
  ]) {
    expect(isPhilippineMobile(wrong)).toBe(false);
  }
});

it('validation.phone.2 shows +63 (xxx) xxx-xxxx', () => {
  for (const written of ['09171234567', '639171234567', '9171234567', '+63 917 123 4567']) {
    expect(formatPhone(written)).toBe('+63 (917) 123-4567');
  }
  fc.assert(
    fc.property(digits(9), (rest) => {
      expect(formatPhone(`09${rest}`)).toMatch(/^\+63 \(9\d{2}\) \d{3}-\d{4}$/);
      expect(formatPhone(formatPhone(`09${rest}`))).toBe(formatPhone(`09${rest}`));
    }),
  );
});

it.each(['+61 412 345 678', '0917123456', '08171234567', '6391712345678'])('leaves %s unchanged', (phone) => {
  expect(formatPhone(phone)).toBe(phone);
});

it('leaves numbers of other countries as they are written', () => {
  expect(formatPhone('+61 2 9374 4000')).toBe('+61 2 9374 4000');
  expect(looksPhilippine('+61 2 9374 4000')).toBe(false);
  expect(isInternationalPhone('+61 2 9374 4000')).toBe(true);
  expect(isInternationalPhone('(02) 9374')).toBe(false);
});

it('gives numbers for messages with their country, or none', () => {
  expect(['+63 (917) 123-4567', '0917 123 4567', '+1 212 555 0100', '212 555 0100', ''].map(phoneForMessages)).toEqual([
    '+639171234567',
    '+639171234567',
    '+12125550100',
    null,
    null,
  ]);
});
