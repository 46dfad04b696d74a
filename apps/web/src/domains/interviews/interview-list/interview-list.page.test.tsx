import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { interviewServer } from '../interview.fixture.ts';

withFakeServer();

const address = '/recruitment/interviews';

it('lists interviews with their time in both zones', async () => {
  await renderScreen(address, { as: { roles: ['recruitment'] }, server: interviewServer });
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  expect(within(row).getByText(/^Tue, Mar 10, 5:30 – 6:15 PM/)).toBeTruthy();
  expect(within(row).getByText('9:30 AM London')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe('/recruitment/interview/7');
});

it('says how the first one is booked', async () => {
  const server = [answers(interviewsEndpoints.list, { data: [], total: 0, counts: {} })];
  await renderScreen(address, { as: { roles: ['hr'] }, server });
  expect(await screen.findByText('No interviews found.')).toBeTruthy();
});

it('filters past interviews, those without feedback included', async () => {
  const asked: string[] = [];
  const list = answers(interviewsEndpoints.list, ({ query }) => {
    asked.push(query.get('dt_params') ?? '{}');
    return { data: [], total: 0, counts: { upcoming: 2, feedback: 1, past: 4 } };
  });
  const { user } = await renderScreen(address, { as: { roles: ['recruitment'] }, server: [list] });
  expect(await screen.findByRole('button', { name: 'Feedback needed 1' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Past 5' }));
  const phase = { value: ['feedback', 'past'], matchMode: 'in' };
  await waitFor(() => expect(JSON.parse(asked.at(-1) ?? '{}')).toMatchObject({ filters: { phase } }));
});

it("begins for role client with the client's clock, and names no client", async () => {
  await renderScreen(address, { as: { roles: ['client'] }, server: interviewServer });
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  expect(within(row).getByText('5:30 PM Manila')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Client' })).toBeNull();
});
