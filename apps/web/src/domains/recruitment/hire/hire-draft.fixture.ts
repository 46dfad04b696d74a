import type { HireDraft, HireDraftRow } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { hireDraftsEndpoints } from '../../../platform/api/endpoints/hire-drafts.generated.ts';
import { answers } from '../../../testing/fake-server.ts';

export const draftRow: HireDraftRow = {
  uuid: '00000000-0000-4000-8000-000000000009',
  version: 3,
  title: 'Dispatcher',
  step: 'job',
  path: 'generated',
  author: 'Priya Nair',
  updated_by: 'Oliver Hart',
  updated_at: '2026-03-02T01:00:00Z',
  is_reviewed: false,
};

const text = {
  summary: 'Plan the runs.',
  duties: '- Answer within a reasonable time\n- Plan runs\n- Call drivers',
  requirements: '- Excel',
  benefits: '- Leave',
};

export const hireDraft = (gaps: Partial<HireDraft> = {}): HireDraft => ({
  ...draftRow,
  question_set: 1,
  answers: {
    title: 'Dispatcher',
    family: 'other',
    headcount: 1,
    employment_type: 'full-time',
    work_location: 'wfh',
    timezone_id: 1,
  },
  text,
  generated: {
    text: { ...text, summary: 'Plan many runs.' },
    at: '2026-03-02T00:00:00Z',
    is_model: false,
    failure: null,
  },
  template: null,
  review: null,
  position_uuid: null,
  past_pay: [],
  ...gaps,
});

export const hireServer = (draft: HireDraft = hireDraft()) => [
  answers(hireDraftsEndpoints.list, [draftRow]),
  answers(hireDraftsEndpoints.details, draft),
  answers(hireDraftsEndpoints.save, { version: draft.version + 1 }),
  answers(hireDraftsEndpoints.templates, []),
];
