import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spellingsOf, spellingsOfBoth } from './search-spellings.rules.ts';

const letter = fc.constantFrom(...'abcdefgh'.split(''));
const name = fc.array(fc.string({ unit: letter, minLength: 4, maxLength: 12 }), { minLength: 1, maxLength: 3 });
const edit = fc.record({ at: fc.nat(), kind: fc.constantFrom('change', 'add', 'remove', 'swap'), letter });

function misspelled(word: string, { at, kind, letter: other }: { at: number; kind: string; letter: string }): string {
  const letters = [...word];
  const place = at % letters.length;
  if (kind === 'change') letters[place] = other;
  if (kind === 'add') letters.splice(place, 0, other);
  if (kind === 'remove') letters.splice(place, 1);
  if (kind === 'swap') letters.splice(place, 2, ...letters.slice(place, place + 2).toReversed());
  return letters.join('');
}

it('the name contains one of the sets, wherever one letter of a long word is wrong', () => {
  fc.assert(
    fc.property(name, fc.nat(), edit, (words, which, change) => {
      const place = which % words.length;
      const typed = words.map((word, at) => (at === place ? misspelled(word, change) : word));
      fc.pre((typed[place] ?? '').length >= 8 && typed.every((word) => word.length > 3));
      expect(spellingsOf(typed).some((spelling) => spelling.every((part) => words.join(' ').includes(part)))).toBe(
        true,
      );
    }),
    { numRuns: 500, seed: 20_261_123 },
  );
});

it('drops a short word if another one narrows, and gives up otherwise', () => {
  expect(spellingsOf(['jon', 'reyes'])).toContainEqual(['reyes']);
  expect(spellingsOf(['jon'])).toEqual([]);
  expect(spellingsOf([])).toEqual([]);
});

it('takes a begin or an end of both words, where each is long enough', () => {
  expect(spellingsOfBoth(['abgail', 'rivra'])).toContainEqual(['ail', 'riv']);
  expect(spellingsOfBoth(['jon', 'rivra'])).toEqual([]);
  expect(spellingsOfBoth(['abgail'])).toEqual([]);
});
