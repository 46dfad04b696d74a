import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { interview, interviewServer } from '../interview.fixture.ts';

withFakeServer();

const asked: (string | null)[] = [];
const server = [
  ...interviewServer,
  answers(interviewsEndpoints.week, ({ query }) => {
    asked.push(query.get('first'));
    return { data: [interview] };
  }),
];

it('shows the interviews of a week on their days, and keeps view and week in the address', async () => {
  const { user, address } = await renderScreen('/recruitment/interviews?view=week&week=2026-03-10', {
    as: { roles: ['recruitment'] },
    server,
  });
  const week = await screen.findByRole('region', { name: 'Interviews of the week' });
  const link = within(week).getByRole('link', { name: /Ana Reyes/ });
  expect(link.getAttribute('href')).toBe('/recruitment/interview/7');
  expect(link.textContent?.replaceAll('\u00a0', ' ')).toContain('5:30 – 6:15 PM');
  expect(within(week).getByText('1 interview')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await expect.poll(address).toBe('/recruitment/interviews?view=week&week=2026-03-16');
  await expect.poll(() => asked).toEqual(['2026-03-09', '2026-03-16']);
  await user.click(screen.getByRole('button', { name: 'List' }));
  await expect.poll(address).toBe('/recruitment/interviews');
});

it('leads a client user to the interview in the client area', async () => {
  await renderScreen('/interview/schedules?view=week&week=2026-03-10', {
    as: { roles: ['client-admin'] },
    server,
  });
  expect((await screen.findByRole('link', { name: /Ana Reyes/ })).getAttribute('href')).toBe(
    `/interview/schedules/${interview.uuid}`,
  );
});
