import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HireAnswers } from './hire-answers.ts';
import { composeDescription } from './hire-composer.rules.ts';
import { mostSectionText } from './job-description-sections.ts';
import { jobFamilies } from './job-description-templates.schemas.ts';
import { employmentTypes } from './open-positions.constants.ts';

const dispatch: HireAnswers = {
  title: 'Dispatch Coordinator',
  family: 'customer support',
  headcount: 1,
  employment_type: 'full-time',
  work_location: 'wfh',
  shift_start: '07:00',
  shift_end: '16:00',
  zone: 'Europe/London',
  start_by: '2027-01-04',
  must_have: ['Excel'],
  nice_to_have: ['TruckTrace'],
  duties: '- Assign drivers to runs\n2. Call drivers who are late',
  tools: ['TruckTrace', 'Excel', 'Slack'],
  years: 2,
  growth: 'After a year you can train for the lead desk.',
  pay_least: 3_800_000,
  pay_most: 4_200_000,
  currency: 'PHP',
};

it('composes a description from the answers', () => {
  expect(composeDescription(dispatch)).toMatchInlineSnapshot(`
    {
      "benefits": "- Pay: PHP 38,000 to 42,000 a month
    - After a year you can train for the lead desk.",
      "duties": "- Assign drivers to runs
    - Call drivers who are late
    - Answer customers by phone, mail and chat
    - Record each request and follow it until it is solved
    - Work every day with TruckTrace, Excel and Slack",
      "requirements": "- 2 years or more in customer support
    - Excel
    - Clear spoken English
    - Friendly and patient when a customer is upset
    - Nice to have: TruckTrace",
      "summary": "We are looking for a Dispatch Coordinator who will answer our customers and solve their problems. The role is full-time, work from home. The hours are 7:00 AM to 4:00 PM, London time. The start is by Jan 04, 2027.",
    }
  `);
});

it('speaks of several people, and leaves out what is not known', () => {
  const { summary, requirements, benefits } = composeDescription({
    ...dispatch,
    headcount: 3,
    shift_start: null,
    start_by: null,
    years: null,
    growth: '',
    pay_most: null,
  });
  expect(summary).toContain('We are looking for 3 people for the role of Dispatch Coordinator');
  expect(summary).not.toMatch(/hours|start/);
  expect(requirements).not.toContain('year');
  expect(benefits).toBe('');
});

const words = fc.string({ maxLength: 60 });
const day = fc.option(fc.constantFrom('2026-02-28', '2027-12-31'));
const time = fc.option(fc.constantFrom('00:00', '09:30', '23:59'));
const pay = fc.option(fc.integer({ min: 100, max: 100_000_000 }));

const answers: fc.Arbitrary<HireAnswers> = fc.record({
  title: words.filter((text) => text.trim() !== ''),
  family: fc.constantFrom(...jobFamilies),
  headcount: fc.integer({ min: 1, max: 500 }),
  employment_type: fc.constantFrom(...employmentTypes),
  work_location: fc.constantFrom('wfh', 'wfo', 'hybrid'),
  shift_start: time,
  shift_end: time,
  zone: fc.constantFrom('Europe/London', 'America/New_York'),
  start_by: day,
  must_have: fc.array(words, { maxLength: 20 }),
  nice_to_have: fc.array(words, { maxLength: 20 }),
  duties: fc.string({ maxLength: 6000, unit: fc.constantFrom('a', ' ', '\n', '- ', 'word ') }),
  tools: fc.array(words, { maxLength: 20 }),
  years: fc.option(fc.integer({ min: 0, max: 40 })),
  growth: fc.string({ maxLength: 500 }),
  pay_least: pay,
  pay_most: pay,
  currency: fc.option(fc.constantFrom('PHP', 'USD')),
});

it('always gives a text that can be stored, the same for the same answers', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const text = composeDescription(given);
      expect(composeDescription(given)).toEqual(text);
      for (const section of [text.summary, text.duties, text.requirements])
        expect(section.trim().length).toBeGreaterThan(0);
      for (const section of Object.values(text)) {
        expect(section.length).toBeLessThanOrEqual(mostSectionText);
        expect(section).not.toMatch(/undefined|null,|NaN|\[object/);
      }
    }),
  );
});
