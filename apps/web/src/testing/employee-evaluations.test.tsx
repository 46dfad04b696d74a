import type { Evaluation } from '@muster/contract/domains/evaluations/evaluations.calls.ts';
import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { expect, it } from 'vitest';
import { employeeRecord, recordAnswers } from '../domains/employees/employee-record.fixture.ts';
import { evaluationsEndpoints } from '../platform/api/endpoints/evaluations.generated.ts';
import { answers, fakeServer, refuses } from './fake-server.ts';
import { heading, renderScreen, withFakeServer } from './render-screen.tsx';

withFakeServer();

const done: Evaluation = {
  id: 2,
  kind: 'annual',
  status: 'Completed',
  period_from: '2025-01-01',
  period_to: '2025-12-31',
  due_on: '2026-01-15',
  completed_on: '2026-01-12',
  score: 86.5,
  evaluator_name: 'Jose Reyes',
  summary: 'Reliable.',
};
const open: Evaluation = { ...done, id: 3, status: 'For Evaluation', completed_on: null, score: null, summary: null };
const earlier: Evaluation = { ...done, id: 1, kind: 'regularization', completed_on: '2025-02-20', score: 79 };

const open12 = (server: readonly RequestHandler[]) =>
  renderScreen('/employees/12?tab=evaluations', {
    as: { roles: ['hr'] },
    server: [...server, ...recordAnswers(employeeRecord())],
  });

it('shows the scores as a trend that is also described in words, and every evaluation', async () => {
  await open12([answers(evaluationsEndpoints.history, [open, done, earlier])]);
  expect(
    await screen.findByRole('img', { name: '2 scores, from 79 to 86.5: up. Lowest 79, highest 86.5.' }),
  ).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Evaluations' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows).toHaveLength(3);
  expect(rows[0]?.textContent).toContain('Due Jan 15');
  expect(rows[1]?.textContent).toContain('86.50');
  expect(rows[1]?.textContent).toContain('Completed Jan 12');
});

it('draws no line for a single score', async () => {
  await open12([answers(evaluationsEndpoints.history, [done])]);
  expect(await screen.findByRole('table', { name: 'Evaluations' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: /scores/ })).toBeNull();
});

it('shows an empty text without evaluations', async () => {
  await open12([answers(evaluationsEndpoints.history, [])]);
  expect(await screen.findByText('No evaluations found.')).toBeTruthy();
});

it('offers to try again', async () => {
  const { user } = await open12([refuses(evaluationsEndpoints.history, 'unexpected')]);
  const again = await screen.findByRole('button', { name: 'Try again' });
  fakeServer.use(answers(evaluationsEndpoints.history, [done]));
  await user.click(again);
  expect(await screen.findByRole('table', { name: 'Evaluations' })).toBeTruthy();
});

it('is hidden from users who may not list employees', async () => {
  const server = recordAnswers(employeeRecord({ sensitiveData: false }));
  await renderScreen('/employees/12?tab=evaluations', { as: { roles: ['team lead'] }, server });
  await heading('Ana Reyes');
  expect(screen.queryByRole('link', { name: 'Evaluation history' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Summary' }).getAttribute('aria-current')).toBe('page');
});
