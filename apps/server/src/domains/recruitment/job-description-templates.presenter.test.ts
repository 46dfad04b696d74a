import { expect, it } from 'vitest';
import { presentTemplate } from './job-description-templates.presenter.ts';

const shown = {
  id: 3,
  uuid: '00000000-0000-4000-8000-000000000003',
  version: 2,
  name: 'Bookkeeping',
  family: 'finance',
  summary: 'A {title}.',
  duties: '- {shift}',
  requirements: '- {skills}',
  benefits: '',
  is_active: true,
} as const;
const work = { usage_count: 4, updated_by: 'Ria Cruz', updated_at: '2026-03-02T00:00:00Z' };

it('leaves out use and authors for viewers who do not recruit', () => {
  expect(presentTemplate({ ...shown, ...work }, true)).toEqual({ ...shown, ...work });
  expect(presentTemplate({ ...shown, ...work }, false)).toEqual(shown);
});
