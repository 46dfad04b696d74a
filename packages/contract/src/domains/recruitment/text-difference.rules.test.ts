import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textChanges } from './text-difference.rules.ts';

const marked = (earlier: string, later: string) =>
  textChanges(earlier, later)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

it('marks the words that changed', () => {
  expect(marked('Answer calls and mail.', 'Answer calls and chats.')).toBe('Answer calls and [-mail.-][+chats.+]');
  expect(marked('One two three', 'One three')).toBe('One [-two -]three');
  expect(marked('- Calls', '- Calls\n- Mail')).toBe('- Calls[+\n- Mail+]');
  expect(marked('The same', 'The same')).toBe('The same');
  expect(marked('', 'All new')).toBe('[+All new+]');
  expect(marked('Gone', '')).toBe('[-Gone-]');
});

it('joins neighbouring changed words to one change', () => {
  expect(marked('We need a bookkeeper now', 'We need an office manager now')).toBe(
    'We need [-a bookkeeper-][+an office manager+] now',
  );
});

it('keeps every character of both texts', () => {
  const words = fc.array(fc.constantFrom('one', 'two', 'three', ' ', '  ', '\n', '- ')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(words, words, (earlier, later) => {
      const changes = textChanges(earlier, later);
      const without = (kind: string) => changes.filter((change) => change.kind !== kind).map(({ text }) => text);
      expect(without('added').join('')).toBe(earlier);
      expect(without('removed').join('')).toBe(later);
    }),
  );
});
