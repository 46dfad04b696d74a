import { holdInterviewTimeBody } from '@muster/contract/domains/interviews/interviews.schemas.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { interviewServer } from '../interview.fixture.ts';

withFakeServer();

const time = { starts_at: '2026-03-12T09:30:00Z', ends_at: '2026-03-12T10:15:00Z' };
const other = { starts_at: '2026-03-12T11:00:00Z', ends_at: '2026-03-12T11:45:00Z' };

it('shows the time in both zones, the people and the earlier time', async () => {
  await renderScreen('/recruitment/interview/7', { as: { roles: ['recruitment'] }, server: interviewServer });
  await heading('Interview with Ana Reyes');
  expect(await screen.findByText(/Mar 10, 9:30 AM London · 5:30 PM Manila/)).toBeTruthy();
  expect(screen.getByText('Priya Nair, Ben Cruz (recruiter)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'https://meet.test/1' }).getAttribute('rel')).toBe('noreferrer');
  expect(screen.getByRole('link', { name: /Mar 9/ }).getAttribute('href')).toBe('/recruitment/interview/6');
});

it('offers fresh times in the same dialog when a time was taken, and holds one with what is left', async () => {
  const asked: string[] = [];
  const server = [
    ...interviewServer,
    answers(interviewsEndpoints.times, { timezone: 'Europe/London', times: [time, other], without_availability: [] }),
    answers(interviewsEndpoints.hold, ({ body: sent }) => {
      const body = holdInterviewTimeBody.parse(sent);
      asked.push(body.starts_at);
      if (body.starts_at === time.starts_at)
        return {
          hold: null,
          refusal: 'This time is not free any more. Choose one of the others.',
          alternatives: [other],
        };
      const expires_at = new Date(Date.now() + 15 * 60_000).toISOString();
      return { hold: { uuid: 'u', ...other, expires_at }, refusal: null, alternatives: [] };
    }),
  ];
  const { user } = await renderScreen('/recruitment/interview/7', { as: { roles: ['recruitment'] }, server });
  await user.click(await screen.findByRole('button', { name: 'Move…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move the interview with Ana Reyes' });
  await user.click(await within(dialog).findByRole('button', { name: /9:30 AM London/ }));
  expect(await within(dialog).findByText(/not free any more/)).toBeTruthy();
  await user.click(await within(dialog).findByRole('button', { name: /11:00 AM London/ }));
  expect((await within(dialog).findByRole('timer')).textContent).toMatch(/Held for you for 1[45]:\d\d min/);
  expect(asked).toEqual([time.starts_at, other.starts_at]);
});
