import type { InterviewRecord } from '@muster/contract/domains/interviews/interview-answers.ts';
import { holdInterviewTimeBody } from '@muster/contract/domains/interviews/interviews.schemas.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { answers, refuses } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { interview, interviewServer } from '../interview.fixture.ts';

withFakeServer();

const time = { starts_at: '2026-03-12T09:30:00Z', ends_at: '2026-03-12T10:15:00Z' };
const other = { starts_at: '2026-03-12T11:00:00Z', ends_at: '2026-03-12T11:45:00Z' };

it('shows staff their own clock above that of the client, the people and the earlier time', async () => {
  await renderScreen('/recruitment/interview/7', { as: { roles: ['recruitment'] }, server: interviewServer });
  await heading('Interview with Ana Reyes');
  expect((await screen.findByText(/^Tue, Mar 10, 5:30 – 6:15 PM/)).textContent).toContain('9:30 AM London');
  expect(screen.getByText('Priya Nair, Ben Cruz (recruiter)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'https://meet.test/1' }).getAttribute('rel')).toBe('noreferrer');
  expect(screen.getByRole('link', { name: /Mar 9/ }).getAttribute('href')).toBe('/recruitment/interview/6');
});

const soon = {
  starts_at: new Date(Date.now() + 600_000).toISOString(),
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
};
const later = {
  starts_at: new Date(Date.now() + 7_200_000).toISOString(),
  ends_at: new Date(Date.now() + 9_000_000).toISOString(),
};
const opened = (gaps: Partial<InterviewRecord>) =>
  renderScreen('/recruitment/interview/7', {
    as: { roles: ['recruitment'] },
    server: [answers(interviewsEndpoints.details, { ...interview, ...gaps })],
  });

it('joins the call from shortly before it begins', async () => {
  await opened(soon);
  const link = await screen.findByRole('link', { name: 'Join video call' });
  expect(link.getAttribute('href')).toBe('https://meet.test/1');
  expect(link.getAttribute('rel')).toBe('noreferrer');
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

it('copies the link until then', async () => {
  const { user } = await opened(later);
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link has been successfully copied to clipboard.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Join video call' })).toBeNull();
});

it('has no call at a place, and edits feedback that was given', async () => {
  const own = {
    id: 1,
    author: 'Priya Nair',
    side: 'staff',
    rating: 4,
    body: 'Good',
    written_at: later.starts_at,
  } as const;
  await opened({ ...later, place: 'Level 3', feedback: [{ ...own, is_own: true }], acts: ['feedback'] });
  expect(await screen.findByRole('button', { name: 'Edit feedback…' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Give feedback…' })).toBeNull();
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
  await user.click(await screen.findByRole('button', { name: 'Reschedule…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reschedule the interview with Ana Reyes' });
  await user.click(await within(dialog).findByRole('button', { name: /9:30 AM London/ }));
  expect(await within(dialog).findByText(/not free any more/)).toBeTruthy();
  await user.click(await within(dialog).findByRole('button', { name: /11:00 AM London/ }));
  expect((await within(dialog).findByRole('timer')).textContent).toMatch(/Held for you for 1[45]:\d\d min/);
  expect(asked).toEqual([time.starts_at, other.starts_at]);
});

it('holds a time outside the hours with a reason, for staff alone', async () => {
  const sent: unknown[] = [];
  const server = [
    ...interviewServer,
    answers(interviewsEndpoints.times, { timezone: 'Europe/London', times: [], without_availability: [] }),
    answers(interviewsEndpoints.hold, ({ body }) => {
      sent.push(body);
      return { hold: { uuid: 'u', ...time, expires_at: '2026-03-12T09:45:00Z' }, refusal: null, alternatives: [] };
    }),
  ];
  const { user } = await renderScreen('/recruitment/interview/7', { as: { roles: ['recruitment'] }, server });
  await user.click(await screen.findByRole('button', { name: 'Reschedule…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reschedule the interview with Ana Reyes' });
  await user.click(await within(dialog).findByRole('button', { name: 'Choose a time outside the hours…' }));
  const button = within(dialog).getByRole('button', { name: 'Hold this time' });
  expect(button).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByLabelText(/^Date/), '2026-03-30');
  await user.type(within(dialog).getByRole('combobox', { name: /^Start/ }), '7 pm');
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason for the time/ }), 'Agreed by phone');
  expect(within(dialog).getByText(/Mar 30, 7:00 PM London · Tue, Mar 31, 2:00 AM Manila/)).toBeTruthy();
  await user.click(button);
  await within(dialog).findByRole('button', { name: 'Choose another time' });
  // The clocks of London changed the day before.
  expect(sent).toMatchObject([
    { starts_at: '2026-03-30T18:00:00.000Z', override_reason: 'Agreed by phone', moved_id: 7 },
  ]);
});

it('asks for the own people of a client alone, and offers it no time outside the hours', async () => {
  const sent: unknown[] = [];
  const server = [
    ...interviewServer,
    answers(interviewsEndpoints.times, ({ body }) => {
      sent.push(body);
      return { timezone: 'Europe/London', times: [time], without_availability: [] };
    }),
  ];
  const as = { roles: ['client-admin'] as const, clientId: 4 };
  const { user } = await renderScreen('/interview/schedules/8a8b6a1e-6b7e-4b0a-9a37-4f4b8e9c0d22', { as, server });
  await user.click(await screen.findByRole('button', { name: 'Reschedule…' }));
  expect(await screen.findByRole('button', { name: /9:30 AM London/ })).toBeTruthy();
  expect(sent).toMatchObject([{ user_ids: [1] }]);
  expect(screen.queryByRole('button', { name: 'Choose a time outside the hours…' })).toBe(null);
});

it('says once why no interview can be booked', async () => {
  const message = 'Ana Reyes is not presented to the client for this position.';
  const refused = (['attendees', 'times'] as const).map((call) =>
    refuses(interviewsEndpoints[call], 'conflict', { message }),
  );
  const server = [...refused, ...interviewServer];
  const { user } = await renderScreen('/recruitment/interview/7', { as: { roles: ['recruitment'] }, server });
  await user.click(await screen.findByRole('button', { name: 'Reschedule…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reschedule the interview with Ana Reyes' });
  expect(await within(dialog).findAllByText(message)).toHaveLength(1);
  expect(within(dialog).queryByRole('button', { name: 'Reschedule the interview' })).toBeNull();
});

it('opens the interview at its new time', async () => {
  const hold = { uuid: 'u', ...time, expires_at: new Date(Date.now() + 600_000).toISOString() };
  const server = [
    ...interviewServer,
    answers(interviewsEndpoints.times, { timezone: 'Europe/London', times: [time], without_availability: [] }),
    answers(interviewsEndpoints.hold, { hold, refusal: null, alternatives: [] }),
    answers(interviewsEndpoints.move, { id: 8, uuid: '8a8b6a1e-6b7e-4b0a-9a37-4f4b8e9c0d28' }),
  ];
  const as = { roles: ['recruitment'] as const };
  const { user, address } = await renderScreen('/recruitment/interview/7', { as, server });
  await user.click(await screen.findByRole('button', { name: 'Reschedule…' }));
  await user.click(await screen.findByRole('button', { name: /9:30 AM London/ }));
  await user.click(await screen.findByRole('button', { name: 'Reschedule the interview' }));
  await expect.poll(address).toBe('/recruitment/interview/8');
});

it('keeps the interview with a button of its own', async () => {
  const { user } = await renderScreen('/recruitment/interview/7', {
    as: { roles: ['recruitment'] },
    server: interviewServer,
  });
  await user.click(await screen.findByRole('button', { name: 'More actions for the interview with Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel interview…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the interview with Ana Reyes?' });
  expect(within(dialog).getByRole('button', { name: 'Keep interview' })).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBe(null);
});
