import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Insight, insightsOf, type PastPay, withInstead } from './hire-insights.rules.ts';

const good = {
  summary: 'You plan the morning runs.',
  duties: '- Assign drivers\n- Track runs\n- Call customers',
  requirements: '- Clear spoken English',
  benefits: '- Health card after 6 months',
};
const answers = { pay_least: 3_800_000, pay_most: 4_200_000, currency: 'PHP', shift_start: '07:00', years: 2 };
const shown = (insights: readonly Insight[]) => insights.map(({ kind, found, title }) => [kind, found ?? title]);

it('suggests nothing for a complete and clear text', () => {
  expect(insightsOf(good, answers, [])).toEqual([]);
});

it('names parts that are missing', () => {
  const text = { ...good, duties: '- Work', benefits: ' ' };
  expect(shown(insightsOf(text, { ...answers, shift_start: null, pay_least: null, pay_most: null }, []))).toEqual([
    ['missing part', 'Add more duties'],
    ['missing part', 'Say what you offer'],
    ['missing part', 'Add the hours'],
    ['missing part', 'Add a pay range'],
  ]);
});

it('marks biased, unclear and unusual words, and gives a reason for each', () => {
  const text = {
    ...good,
    summary: 'We want a YOUNG ninja.',
    duties: `${good.duties}\n- Answer within a reasonable time`,
    requirements: '- Native English speaker\n- Salesman',
  };
  const found = insightsOf(text, answers, []);
  expect(shown(found)).toEqual([
    ['biased wording', 'YOUNG'],
    ['market words', 'ninja'],
    ['clarity', 'a reasonable time'],
    ['biased wording', 'Salesman'],
    ['biased wording', 'Native English speaker'],
  ]);
  for (const { reason } of found) expect(reason).toMatch(/\.$/);
});

it('leaves words alone that only contain such a word', () => {
  expect(
    insightsOf({ ...good, summary: 'Germany, Youngstown and the manyfold ginger girlfriend.' }, answers, []),
  ).toEqual([]);
});

it('finds long sentences', () => {
  const text = { ...good, summary: `${'word '.repeat(36)}.` };
  expect(shown(insightsOf(text, answers, []))[0]?.[0]).toBe('clarity');
});

it('compares pay with at least two earlier positions in the same currency', () => {
  const past: PastPay[] = [
    { currency: 'PHP', least: 4_000_000, most: 4_650_000 },
    { currency: 'PHP', least: 4_100_000, most: 4_500_000 },
  ];
  expect(insightsOf(good, answers, past)).toMatchObject([
    {
      kind: 'pay range',
      title: 'The top of the range is below your earlier positions',
      reason: 'Your 2 earlier positions offered PHP 40,000 to 46,500 a month.',
      act: { label: 'Set the top to 46,500', pay: { budget_most: 46_500 } },
      scale: { draft: { least: 3_800_000, most: 4_200_000 }, past: { least: 4_000_000, most: 4_650_000 } },
    },
  ]);
  expect(insightsOf(good, { ...answers, pay_most: 3_900_000 }, past)).toMatchObject([
    { act: { label: 'Set the range to 40,000 to 46,500', pay: { budget_least: 40_000, budget_most: 46_500 } } },
  ]);
  const named = { ...good, benefits: 'PHP 142,000 a year, 38,000 to 42,000 a month' };
  expect(insightsOf(named, answers, past)).toMatchObject([{ section: 'benefits', found: '42,000' }]);
  expect(insightsOf(good, answers, past.slice(1))).toEqual([]);
  expect(insightsOf(good, { ...answers, currency: 'USD' }, past)).toEqual([]);
});

it('marks only words that the section contains', () => {
  const texts = fc.string({ unit: fc.constantFrom('young ', 'many ', 'guys', '. ', '\n', 'x') });
  fc.assert(
    fc.property(texts, (summary) => {
      for (const { section, found } of insightsOf({ ...good, summary }, answers, []))
        if (section !== null && found !== null) expect({ ...good, summary }[section]).toContain(found);
    }),
  );
});

it.each([
  ['We need a Salesman.', 'Use “Salesperson”', 'We need a Salesperson.'],
  ['Two ninjas.', 'Use “specialists”', 'Two specialists.'],
  ['Answer ASAP.', 'Use “within one working day”', 'Answer within one working day.'],
])('offers other words for “%s”', (summary, label, after) => {
  const [insight] = insightsOf({ ...good, summary }, answers, []);
  expect(insight?.act?.label).toBe(label);
  expect(insight && withInstead(summary, insight)).toBe(after);
});

it('offers no other words where people have to know them', () => {
  expect(insightsOf({ ...good, summary: 'Many young people.' }, answers, []).map(({ act }) => act)).toEqual([
    null,
    null,
  ]);
});
