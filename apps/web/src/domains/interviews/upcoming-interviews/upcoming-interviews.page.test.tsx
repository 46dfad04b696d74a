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

it('says where to ask for one', async () => {
  await renderScreen('/interview/upcoming', { as, server: [answers(interviewsEndpoints.upcoming, { data: [] })] });
  expect(await screen.findByText('No interviews are planned.')).toBeTruthy();
});
