import { expect, it } from 'vitest';
import { withBlock } from './marked-blocks.ts';

const page = 'Before\n<!-- generated: list -->\nold\n<!-- end of list -->\nAfter\n';

it('replaces only the text between the marks', () => {
  expect(withBlock(page, 'list', 'new')).toBe('Before\n<!-- generated: list -->\nnew\n<!-- end of list -->\nAfter\n');
});

it('changes nothing when run a second time', () => {
  const once = withBlock(page, 'list', 'new');
  expect(withBlock(once, 'list', 'new')).toBe(once);
});

it('names the missing marks', () => {
  expect(() => withBlock('Nothing here\n', 'list', 'new')).toThrow('<!-- generated: list -->');
});
