import { expect, it } from 'vitest';
import { scrollKeyOf } from './scroll-key.ts';

const at = (key: string, pathname: string, search = '') =>
  scrollKeyOf({ key, pathname, search, hash: '', state: null });

it('tells pages that were opened by their address from each other', () => {
  expect(at('default', '/employees')).not.toBe(at('default', '/'));
  expect(at('default', '/employees', '?page=2')).toBe(at('default', '/employees', '?page=2'));
});

it('tells two visits of a page from each other', () => {
  expect(at('a1', '/employees')).not.toBe(at('b2', '/employees'));
});
