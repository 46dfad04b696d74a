import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { interview, interviewServer } from '../interview.fixture.ts';

withFakeServer();

const as = { roles: ['client-user'] as const, clientId: 4 };
const address = `/interview/schedules/${interview.uuid}`;

it('leads to the profile and lets the client cancel', async () => {
  const { user } = await renderScreen(address, { as, server: interviewServer });
  await heading('Interview with Ana Reyes');
  // The own company is not named.
  expect(screen.queryByText(/Thornbury Freight/)).toBeNull();
  expect((await screen.findByText(/^Tue, Mar 10, 9:30 – 10:15 AM London/)).textContent).toContain('5:30 PM Manila');
  const link = await screen.findByRole('link', { name: 'Ana Reyes' });
  expect(link.getAttribute('href')).toBe(`/position/candidate-profile/${interview.application_uuid}`);
  await user.click(screen.getByRole('button', { name: 'More actions for the interview with Ana Reyes' }));
  expect(await screen.findByRole('menuitem', { name: 'Cancel interview…' })).toBeTruthy();
});

it('offers feedback once it is over', async () => {
  const ended = { ...interview, status: 'Completed', outcome: 'held', acts: ['follow-up', 'feedback'] } as const;
  const record = { ...ended, acts: [...ended.acts] };
  await renderScreen(address, { as, server: [answers(interviewsEndpoints.atAddress, record)] });
  expect(await screen.findByRole('button', { name: 'Give feedback…' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reschedule…' })).toBeNull();
});
