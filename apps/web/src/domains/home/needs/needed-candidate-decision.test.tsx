import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { answerOf, waitingOf } from './needs.fixture.ts';

withFakeServer();

const need = {
  ...waitingOf(1),
  kind: 'candidate-decision' as const,
  candidate: {
    id: 5,
    uuid: '00000000-0000-4000-8000-000000000005',
    name: 'Ana Reyes',
    headline: 'Bookkeeper, 6 years',
    home_place: 'Makati City',
    presented_at: '2026-11-17T02:00:00Z',
    decision_version: 1,
    position: {
      uuid: '00000000-0000-4000-8000-000000000003',
      title: 'Bookkeeper',
      shift_start: '09:00',
      shift_end: '17:00',
      timezone: { id: 362, name: 'Australia/Sydney' },
      start_by: '2026-12-01',
    },
    alike: 2,
    candidate_id: 7,
    is_in_area: true,
  },
};

it('opens the record of the candidate for a main contact, who has no client area', async () => {
  const ofContact = { ...need, candidate: { ...need.candidate, is_in_area: false } };
  await renderScreen('/', { as: { roles: ['client'] }, server: [answers(needsEndpoints.list, answerOf(ofContact))] });
  expect((await screen.findByRole('link', { name: 'Open profile' })).getAttribute('href')).toBe(
    '/recruitment/candidates/7',
  );
});

it('asks for an interview from the action center, and takes it back', async () => {
  const server = [answers(needsEndpoints.list, answerOf(need))];
  const { user } = await renderScreen('/action-center', { as: { roles: ['client-admin'] }, server });
  expect(await screen.findByRole('button', { name: 'Ana Reyes' })).toBeTruthy();
  for (const text of ['Makati City', '2 candidates wait for you', 'Tue, Dec 1'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open profile' }).getAttribute('href')).toBe(
    '/position/candidate-profile/00000000-0000-4000-8000-000000000005',
  );
  const sent = watch(applicationsEndpoints.decide, { version: 2 });
  await user.click(screen.getByRole('button', { name: /^Ask for interview/ }));
  const done = 'Asked for an interview with Ana Reyes for Bookkeeper';
  await user.click(await screen.findByRole('button', { name: `Undo: ${done}` }));
  await waitFor(() => expect(screen.queryByText(done)).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 1, decision: 'wants interview' },
    { version: 2, decision: 'undecided' },
  ]);
});

it('asks why a candidate is not a fit', async () => {
  const server = [answers(needsEndpoints.list, answerOf(need))];
  const { user } = await renderScreen('/action-center', { as: { roles: ['client-admin'] }, server });
  await user.click(await screen.findByRole('button', { name: /^Not a fit/ }));
  await screen.findByRole('dialog');
  const sent = watch(applicationsEndpoints.decide, { version: 2 });
  await user.type(await screen.findByLabelText(/^Note/), 'Too junior');
  await user.click(screen.getByRole('button', { name: 'Not a fit' }));
  expect(await screen.findByText('Rejected Ana Reyes for Bookkeeper')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ version: 1, decision: 'rejected', reason: 'Too junior' });
});
