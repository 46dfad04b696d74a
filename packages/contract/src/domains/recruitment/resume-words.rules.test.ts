import { expect, it } from 'vitest';
import { excerptOf, resumePatternOf, resumeQueryOf, wordsIn } from './resume-words.rules.ts';

it('reads words without case and accents, each once', () => {
  expect(wordsIn('Señor C++ developer, C# and node.js; SEÑOR')).toEqual([
    'senor',
    'c++',
    'developer',
    'c#',
    'and',
    'node',
    'js',
  ]);
  expect(wordsIn("-- ' \\ & | ! ( )")).toEqual([]);
});

it.each([
  ['Payroll', "'payroll':*"],
  ['node.js', "'node':* & 'js'"],
  ['Go', "'go'"],
  ["O'Neil", "'o' & 'neil':*"],
  ['--', null],
])('%s is asked as %s', (typed, query) => {
  expect(resumeQueryOf(typed)).toBe(query);
});

it('finds short words only as a whole', () => {
  expect(resumePatternOf('c++')).toBe('\\mc\\+\\+');
  expect(resumePatternOf('Go')).toBe('\\mgo(?![[:alnum:]+#])');
  expect(resumePatternOf('!')).toBeNull();
});

it('shows the line around the first match, with each match marked', () => {
  const text = `${'before '.repeat(20)}Led a payroll\nteam. Payrolls of Google in Go. ${'after '.repeat(40)}`;
  const parts = excerptOf(text, ['payroll', 'go']) ?? [];
  expect(parts.filter(({ is_match }) => is_match).map((part) => part.text)).toEqual(['payroll', 'Payrolls', 'Go']);
  const line = parts.map((part) => part.text).join('');
  expect(line).toMatch(/^before .* Led a payroll team\. Payrolls of Google in Go\. .* after$/);
  expect(line.length).toBeLessThan(190);
});

it('has no excerpt without a match', () => {
  expect(excerptOf('Bookkeeper', ['engineer'])).toBeNull();
});
