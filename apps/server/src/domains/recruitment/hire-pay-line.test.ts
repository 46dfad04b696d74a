import { hireAnswersOf } from '@muster/contract/domains/recruitment/hire-draft.rules.ts';
import { expect, it } from 'vitest';
import { withPayLine } from './hire-pay-line.ts';

const text = { summary: 'S', duties: '- D', requirements: '- R', benefits: '- Leave' };
const answers = (currency: string | null) =>
  hireAnswersOf({ budget_least: 100_000, budget_most: 200_000 }, { zone: 'Asia/Manila', currency });

it('adds the pay once, before the other benefits', () => {
  const paid = withPayLine(text, answers('PHP'));
  expect(paid.benefits).toBe('- Pay: PHP 1,000 to 2,000 a month\n- Leave');
  expect(withPayLine(paid, answers('PHP'))).toEqual(paid);
  expect(withPayLine(text, answers(null))).toEqual(text);
});
