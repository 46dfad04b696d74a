import { expect, it } from 'vitest';
import { presentHireDraft } from './hire-drafts.presenter.ts';
import type { StoredHireDraft } from './stored-hire-draft.ts';

const stored: StoredHireDraft = {
  ...{
    id: 7,
    uuid: 'a3b0c442-98fc-4c14-9afb-f4c8996fb924',
    version: 3,
    client_id: 9,
    author_user_id: 4,
    author: 'Priya Nair',
  },
  ...{ question_set: 1, step: 'review', path: 'generated', answers: { title: 'Bookkeeper', removed_question: 'kept' } },
  body: { summary: 'Books.', duties: '- Enter', requirements: '- Xero', benefits: '' },
  generated: { summary: 'Generated.', duties: '- Enter', requirements: '- Xero', benefits: '' },
  ...{
    generated_by: 'composer',
    prompt_version: 'composer-1',
    input_hash: 'abc',
    generated_at: '2026-03-02T01:00:00Z',
  },
  ...{ generator_failure: 'unreachable', template_id: null, template: null, template_version: null },
  ...{ reviewed_by_user_id: 4, reviewed_by: 'Priya Nair', reviewed_at: '2026-03-02T02:00:00Z' },
  ...{ position_id: null, position_uuid: null, updated_by: 'Oliver Hart', updated_at: '2026-03-02T02:00:00Z' },
  ...{ zone: 'Europe/London', currency: null },
};

it('shows answers to the questions of today, the review, and what the portal composed', () => {
  const shown = presentHireDraft(stored, []);
  expect(shown.answers).toEqual({ title: 'Bookkeeper' });
  expect(shown.review).toEqual({ by: 'Priya Nair', at: '2026-03-02T02:00:00Z' });
  expect(shown.generated).toMatchObject({ is_model: false, failure: 'unreachable' });
});

it('shows neither ids of people nor how the text was generated', () => {
  expect(JSON.stringify(presentHireDraft(stored, []))).not.toMatch(/user_id|client_id|hash|prompt/);
});
