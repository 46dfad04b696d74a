import { expect, it } from 'vitest';
import { ownText, replyLine } from './mail-text.rules.ts';

const answered = `> ${replyLine}\n>\n> Which laptop?\n> Ira Tan`;

it.each([
  ['Gmail', `The old one.\n\nOn Tue, Nov 24, 2026 at 10:00 AM Muster <portal@example.com> wrote:\n\n${answered}`],
  [
    'a wrapped head',
    `The old one.\n\nOn Tue, Nov 24, 2026 at 10:00 AM Muster\n<portal@example.com> wrote:\n${answered}`,
  ],
  ['Outlook', `The old one.\r\n\r\n________________________________\r\nFrom: Muster\r\n${replyLine}\r\nWhich laptop?`],
  ['an older Outlook', `The old one.\n\n-----Original Message-----\nFrom: Muster\n\nWhich laptop?`],
  ['another language', `The old one.\n\nAm 24.11.2026 um 10:00 schrieb Muster:\n${answered}`],
  ['a mail without a head', `The old one.\n\n${answered}`],
  ['a signature', 'The old one.\n\n-- \nAna Cruz\n+63 900 000 0000'],
  ['nothing below', '\n\nThe old one.\n'],
])('keeps what was written above the quote of %s', (_name, mail) => {
  expect(ownText(mail)).toBe('The old one.');
});

it('keeps quotes that own words refer to, and lines that only look like a head', () => {
  const mail = '> Which laptop?\nThe old one.\n> Since when?\nOn Monday it wrote to the disk:\nerror 5';
  expect(ownText(mail)).toBe(mail);
});

it('is empty if the mail has no new text, and has no control characters', () => {
  expect(ownText(answered)).toBe('');
  expect(ownText('A\u0000B\u001b[31m\tC')).toBe('AB[31m\tC');
});
