import { readFormattedText } from '@muster/contract/formatted-text.rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Format, formats } from './format-selection.ts';

/** `⟦` and `⟧` are the ends of the selection, `|` is the cursor. */
function run(format: Format, marked: string): string {
  const start = marked.search(/[⟦|]/);
  const text = marked.replaceAll(/[⟦⟧|]/g, '');
  const end = marked.includes('⟧') ? marked.indexOf('⟧') - 1 : start;
  const after = formats[format]({ text, start, end });
  const chosen = after.text.slice(after.start, after.end);
  const shown = after.start === after.end ? '|' : `⟦${chosen}⟧`;
  return `${after.text.slice(0, after.start)}${shown}${after.text.slice(after.end)}`;
}

describe('bold', () => {
  it.each([
    ['a ⟦word⟧ here', 'a **⟦word⟧** here'],
    ['a ⟦word ⟧here', 'a **⟦word⟧** here'],
    ['a **⟦word⟧** here', 'a ⟦word⟧ here'],
    ['a |', 'a **|**'],
    ['a **|**', 'a |'],
  ])('%s', (before, after) => expect(run('bold', before)).toBe(after));
});

describe('list', () => {
  it.each([
    ['|', '- |'],
    ['one|', '- one|'],
    ['- one|', 'one|'],
    ['Hi\no⟦ne\n\ntw⟧o\nBye', 'Hi\n⟦- one\n\n- two⟧\nBye'],
    ['⟦- one\n* two⟧', '⟦one\ntwo⟧'],
    ['⟦- one\ntwo⟧', '⟦- one\n- two⟧'],
  ])('%s', (before, after) => expect(run('list', before)).toBe(after));
});

describe('link', () => {
  it.each([
    ['see |', 'see [text](⟦https://⟧)'],
    ['see ⟦the guide⟧ now', 'see [the guide](⟦https://⟧) now'],
    ['see ⟦https://a.example/x⟧', 'see [⟦text⟧](https://a.example/x)'],
  ])('%s', (before, after) => expect(run('link', before)).toBe(after));
});

it('gives what the contract reads', () => {
  const bold = formats.bold({ text: 'a word', start: 2, end: 6 }).text;
  expect(readFormattedText(bold)).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'a ' },
          { kind: 'strong', text: 'word' },
        ],
      ],
    },
  ]);
  expect(readFormattedText(formats.list({ text: 'a\nb', start: 0, end: 3 }).text)[0]?.kind).toBe('bullets');
});

it('loses no letter, and keeps the selection within the text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '-', '*', '.'), maxLength: 30 });
  fc.assert(
    fc.property(
      text,
      fc.nat(30),
      fc.nat(30),
      fc.constantFrom<Format>('bold', 'list', 'link'),
      (typed, one, other, format) => {
        const [start, end] = [Math.min(one, other, typed.length), Math.min(Math.max(one, other), typed.length)];
        const after = formats[format]({ text: typed, start, end });
        const letters = (from: string) => from.replaceAll(/[^ab]/g, '');
        const added = format === 'link' ? letters(after.text).length >= letters(typed).length : true;
        expect(added && (format === 'link' || letters(after.text) === letters(typed))).toBe(true);
        expect(after.start >= 0 && after.start <= after.end && after.end <= after.text.length).toBe(true);
      },
    ),
  );
});
