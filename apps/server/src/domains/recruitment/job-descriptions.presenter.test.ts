import { expect, it } from 'vitest';
import { presentJobDescription } from './job-descriptions.presenter.ts';

const text = { summary: 'Keep the books.', duties: '- Invoices', requirements: '- Xero', benefits: '' };
const work = {
  number: 2,
  origin: 'generated',
  template: { id: 3, name: 'Bookkeeping', version: 1 },
  written_at: '2026-03-01T00:00:00Z',
  written_by: 'Ria Cruz',
  reviewed_at: '2026-03-02T00:00:00Z',
  reviewed_by: 'Hannah Ramos',
  generated: { ...text, summary: 'As it was generated.' },
} as const;

it('shows those who do not recruit the text alone', () => {
  expect(presentJobDescription({ ...text, ...work }, true)).toEqual({ description: { ...text, work } });
  expect(presentJobDescription({ ...text, ...work }, false)).toEqual({ description: text });
  expect(presentJobDescription(undefined, true)).toEqual({ description: null });
});
