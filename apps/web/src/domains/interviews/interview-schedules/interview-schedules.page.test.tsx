import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { interview, interviewServer } from '../interview.fixture.ts';

withFakeServer();

it('links each interview to its own address', async () => {
  const as = { roles: ['client-user'] as const, clientId: 4 };
  await renderScreen('/interview/schedules', { as, server: interviewServer });
  const link = await screen.findByRole('link', { name: 'Ana Reyes' });
  expect(link.getAttribute('href')).toBe(`/interview/schedules/${interview.uuid}`);
});
