import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstWordsOf, plainTextOf, readFormattedText, type TextPart } from './formatted-text.rules.ts';

const text = (value: string): TextPart => ({ kind: 'text', text: value });

it('reads paragraphs, line breaks and lists', () => {
  expect(readFormattedText('Hello,\nall of you.\n\n- one\n- two\n1. first\n2) second\nThe end.')).toEqual([
    { kind: 'paragraph', lines: [[text('Hello,')], [text('all of you.')]] },
    { kind: 'bullets', items: [[text('one')], [text('two')]] },
    { kind: 'numbers', first: 1, items: [[text('first')], [text('second')]] },
    { kind: 'paragraph', lines: [[text('The end.')]] },
  ]);
});

it('reads bold words and addresses, and keeps the full stop out of the link', () => {
  const [block] = readFormattedText('**Please** see [the rules](https://muster.example/rules) or https://a.example/x.');
  expect(block).toEqual({
    kind: 'paragraph',
    lines: [
      [
        { kind: 'strong', text: 'Please' },
        text(' see '),
        { kind: 'link', text: 'the rules', href: 'https://muster.example/rules' },
        text(' or '),
        { kind: 'link', text: 'https://a.example/x', href: 'https://a.example/x' },
        text('.'),
      ],
    ],
  });
});

it('row 38: links only to http and https, and keeps markup as plain text', () => {
  const hostile =
    '[x](javascript:alert(1)) <b onclick=1>b</b> javascript://a data:text/html,x https://user:pw@evil.example/';
  const parts = readFormattedText(hostile).flatMap((block) => (block.kind === 'paragraph' ? block.lines.flat() : []));
  expect(parts.filter(({ kind }) => kind === 'link')).toEqual([]);
  expect(parts.map((part) => part.text).join('')).toBe(hostile);
});

it('row 38: for any text, every link is http or https and no word is lost', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      'https://',
      'javascript:',
      '[',
      '](',
      ')',
      '**',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '<script>',
      'a.example',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const blocks = readFormattedText(pieces.join(''));
      const lines = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.lines : block.items));
      for (const part of lines.flat()) {
        if (part.kind === 'link') expect(part.href).toMatch(/^https?:\/\/[^/]/);
      }
    }),
  );
});

it('gives the first words', () => {
  expect(firstWordsOf('**Hi** there,\nyou.\n\n- one\n- two', 200)).toBe('Hi there, you. one, two.');
  expect(firstWordsOf('- one\n- two!\n\nThree', 200)).toBe('one, two! Three');
  expect(firstWordsOf('Please confirm, everybody', 20)).toBe('Please confirm…');
  expect(firstWordsOf('Please confirm it', 15)).toBe('Please confirm…');
  expect(firstWordsOf('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
});

it('keeps the number that a list begins with, so that one with empty lines in it counts on', () => {
  const blocks = readFormattedText('1. one\n\n2. two\n3. three\n\n12) twelve');
  expect(blocks.map((block) => (block.kind === 'numbers' ? block.first : null))).toEqual([1, 2, 12]);
});

it('gives the plain text, with the address of each link, and changes no other line', () => {
  const body = 'Hi **Ana**,\n\n  - see [the guide](https://a.example/x)\n - https://b.example/y.\n2 * 3 ** 4';
  expect(plainTextOf(body)).toBe(
    'Hi Ana,\n\n  - see the guide (https://a.example/x)\n - https://b.example/y.\n2 * 3 ** 4',
  );
});
