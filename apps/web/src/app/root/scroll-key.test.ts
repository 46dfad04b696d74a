import { expect, it } from 'vitest';
import { scrollKeyOf } from './scroll-key.ts';

const at = (key: string, pathname: string, search = '') =>
  scrollKeyOf({ key, pathname, search, hash: '', state: null });

it('distinguishes pages that were opened by their address', () => {
  expect(at('default', '/employees')).not.toBe(at('default', '/'));
  expect(at('default', '/employees', '?page=2')).toBe(at('default', '/employees', '?page=2'));
});

it('distinguishes two visits of a page', () => {
  expect(at('a1', '/employees')).not.toBe(at('b2', '/employees'));
});
