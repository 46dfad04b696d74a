import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { answerOf, waitingOf } from './needs.fixture.ts';

withFakeServer();

const feedback = {
  ...waitingOf(1),
  kind: 'interview-feedback' as const,
  interview: {
    id: 7,
    uuid: '00000000-0000-4000-8000-000000000007',
    candidate: 'Ana Reyes',
    position: 'Bookkeeper',
    client: 'Thornbury Freight',
    starts_at: '2026-03-30T08:30:00Z',
    timezone: 'Europe/London',
    is_in_area: true,
  },
};
const booking = {
  ...waitingOf(2),
  kind: 'interview-booking' as const,
  application: {
    id: 5,
    candidate_id: 3,
    candidate: 'Ben Cruz',
    position: 'Dispatcher',
    client: 'Thornbury Freight',
    decided_by: 'Priya Nair',
    cancelled_because: 'The manager is ill',
  },
};

it('begins for staff with their own clock', async () => {
  const need = { ...feedback, interview: { ...feedback.interview, is_in_area: false } };
  await renderScreen('/action-center', {
    as: { roles: ['hr'] },
    server: [answers(needsEndpoints.list, answerOf(need))],
  });
  expect(await screen.findByText('Mon, Mar 30, 4:30 PM · 9:30 AM London')).toBeTruthy();
});

it('leads a client user to the interview in the client area', async () => {
  const server = [answers(needsEndpoints.list, answerOf(feedback))];
  await renderScreen('/action-center', { as: { roles: ['client-admin'] }, server });
  expect(await screen.findByText('Bookkeeper')).toBeTruthy();
  expect(screen.getByText('Mon, Mar 30, 9:30 AM London · 4:30 PM Manila')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Give feedback' }).getAttribute('href')).toBe(
    `/interview/schedules/${feedback.interview.uuid}`,
  );
});

it('leads staff to the interview', async () => {
  const staff = { ...feedback, interview: { ...feedback.interview, is_in_area: false } };
  const server = [answers(needsEndpoints.list, answerOf(staff))];
  await renderScreen('/action-center', { as: { roles: ['hr'] }, server });
  expect((await screen.findByRole('link', { name: 'Give feedback' })).getAttribute('href')).toBe(
    '/recruitment/interview/7',
  );
  expect(screen.getByText('Thornbury Freight')).toBeTruthy();
});

it('leads staff to the candidate whom a client wants to meet', async () => {
  const server = [answers(needsEndpoints.list, answerOf(booking))];
  await renderScreen('/action-center', { as: { roles: ['hr'] }, server });
  expect((await screen.findByRole('link', { name: 'Book interview' })).getAttribute('href')).toBe(
    '/recruitment/candidates/3',
  );
  for (const text of ['Dispatcher', 'Priya Nair', 'The manager is ill']) expect(screen.getByText(text)).toBeTruthy();
});
