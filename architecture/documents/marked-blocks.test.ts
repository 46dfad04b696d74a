import { expect, it } from 'vitest';
import { withBlock } from './marked-blocks.ts';

const page = 'Before\n<!-- generated: list -->\nold\n<!-- end of list -->\nAfter\n';

it('replaces what stands between the marks and nothing else', () => {
  expect(withBlock(page, 'list', 'new')).toBe('Before\n<!-- generated: list -->\nnew\n<!-- end of list -->\nAfter\n');
});

it('gives the same page a second time', () => {
  const once = withBlock(page, 'list', 'new');
  expect(withBlock(once, 'list', 'new')).toBe(once);
});

it('says which marks are missing', () => {
  expect(() => withBlock('Nothing here\n', 'list', 'new')).toThrow('<!-- generated: list -->');
});
