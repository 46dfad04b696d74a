import { expect, it } from 'vitest';
import { hireDraft } from './hire-draft.fixture.ts';
import { errorsText } from './hire-errors.ts';

const { answers } = hireDraft();

it('names what is missing in one sentence, then what is wrong', () => {
  expect(errorsText(answers)).toBeNull();
  expect(errorsText({ ...answers, headcount: null, timezone_id: null })).toBe('Missing: Places, Timezone.');
  const wrong = { budget_least: 500, budget_most: 400, budget_currency_id: 2 };
  expect(errorsText({ ...answers, ...wrong, headcount: null })).toBe(
    'Missing: Places. The pay must not end below where it begins.',
  );
});
