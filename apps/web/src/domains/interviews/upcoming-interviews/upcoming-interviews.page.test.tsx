import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { interview, interviewServer } from '../interview.fixture.ts';

withFakeServer();

const as = { roles: ['client-admin'] as const, clientId: 4 };

it('shows what is to come with both zones', async () => {
  await renderScreen('/interview/upcoming', { as, server: interviewServer });
  expect((await screen.findByText('5:30 PM Manila')).closest('li')?.textContent).toContain('London');
  expect(screen.getByRole('link', { name: interview.candidate }).getAttribute('href')).toBe(
    `/interview/schedules/${interview.uuid}`,
  );
});

it('joins a call that is open from its line', async () => {
  const now = Date.now();
  const open = {
    ...interview,
    starts_at: new Date(now + 300_000).toISOString(),
    ends_at: new Date(now + 3_000_000).toISOString(),
  };
  const later = { ...open, uuid: 'other', starts_at: new Date(now + 3_000_000).toISOString() };
  const server = [answers(interviewsEndpoints.upcoming, { data: [open, { ...later, candidate: 'Ben Cruz' }] })];
  await renderScreen('/interview/upcoming', { as, server });
  const link = await screen.findByRole('link', { name: 'Join the interview with Ana Reyes' });
  expect(link.getAttribute('href')).toBe('https://meet.test/1');
  expect(screen.queryByRole('link', { name: 'Join the interview with Ben Cruz' })).toBeNull();
});

it('says where to ask for one', async () => {
  await renderScreen('/interview/upcoming', { as, server: [answers(interviewsEndpoints.upcoming, { data: [] })] });
  expect(await screen.findByText('No interviews are planned.')).toBeTruthy();
});
