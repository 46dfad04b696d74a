import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peopleIn, renderText, textProblems } from './notification-text.rules.ts';
import type { ValueKinds } from './notification-type.ts';

const names = { employees: new Map([[1, 'Ana Cruz']]), people: new Map([[5, 'Hana HR']]) };
const shown = (template: string, kinds: ValueKinds, values: Readonly<Record<string, unknown>>) =>
  renderText(template, { kinds, values, names });

describe('a text', () => {
  it('shows each kind of value', () => {
    const kinds = {
      employee: 'employee',
      some: 'employees',
      person: 'person',
      day: 'day',
      days: 'days',
      period: 'period',
      note: 'note',
      count: { one: 'one day', several: 'days' },
    } as const;
    const values = {
      employee: 1,
      some: [1, 2],
      person: 5,
      day: '2026-03-02',
      days: ['2026-03-02', '2026-03-03'],
      period: { first: '2026-03-02', last: '2026-03-02' },
      note: 'Peak season.',
      count: 1200,
    };
    expect(shown('{employee}, {some}, {person}', kinds, values)).toBe('Ana Cruz, 2 employees, Hana HR');
    expect(shown('{day}|{days}|{period}{note}', kinds, values)).toBe(
      'Mon, Mar 2, 2026|Mon, Mar 2, 2026; Tue, Mar 3, 2026|Mon, Mar 2, 2026: Peak season.',
    );
    expect(shown('{count}', kinds, values)).toBe('1,200 days');
    expect(shown('{count}', kinds, { count: 1 })).toBe('one day');
    expect(shown('Done{note}', kinds, { note: null })).toBe('Done');
  });

  it('hides names out of reach, with a capital only at the start of a sentence', () => {
    const kinds = { employee: 'employee' } as const;
    expect(shown('{employee} asks {employee}. {employee} waits.', kinds, { employee: 9 })).toBe(
      'Someone asks someone. Someone waits.',
    );
  });

  it('never reads a value as a placeholder, nor fails on a value of another form', () => {
    const kinds = { text: 'text', day: 'day', person: 'person' } as const;
    expect(shown('{text}', kinds, { text: "{person} $' $&" })).toBe("{person} $' $&");
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('text', 'day', 'person'), fc.anything()), (values) => {
        expect(typeof shown('{text} {day} {person} {other}', kinds, values)).toBe('string');
      }),
    );
  });
});

it('finds the people that values name', () => {
  const kinds = { one: 'employee', several: 'employees', by: 'person', day: 'day' } as const;
  expect(peopleIn(kinds, { one: 1, several: [2, 3], by: 4, day: '2026-03-02' })).toEqual({
    employees: [1, 2, 3],
    people: [4],
  });
  expect(peopleIn(kinds, { one: 'x', several: 7 })).toEqual({ employees: [7], people: [] });
});

it('refuses placeholders that a type does not have, and those that would leave the portal', () => {
  const kinds = { employee: 'employee', days: { one: 'one day', several: 'days' } } as const;
  const text = { title: 'For {employee}', text: '{days} of {nobody}', outside: '{days} for {employee}' };
  expect(textProblems(kinds, text)).toEqual({
    text: 'Only these placeholders are possible here: {employee}, {days}.',
    outside: 'Only these placeholders are possible here: {days}.',
  });
  expect(textProblems({}, { title: 'Fine', text: 'An { open brace', outside: 'Fine' })).toEqual({
    text: 'This text has no placeholders: remove the braces.',
  });
});
