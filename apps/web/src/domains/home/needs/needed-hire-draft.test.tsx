import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { answerOf, waitingOf } from './needs.fixture.ts';

withFakeServer();

const need = {
  ...waitingOf(1),
  kind: 'hire-draft' as const,
  draft: {
    id: 5,
    uuid: '00000000-0000-4000-8000-000000000005',
    title: 'Dispatcher',
    step: 'details' as const,
    updated_by: 'Oliver Hart',
    updated_at: '2026-11-17T02:00:00Z',
    is_reviewed: false,
  },
};

it('leads to the step where the draft was left', async () => {
  const server = [answers(needsEndpoints.list, answerOf(need))];
  await renderScreen('/action-center', { as: { roles: ['client-admin'] }, server });
  expect(await screen.findByRole('button', { name: 'Dispatcher' })).toBeTruthy();
  for (const text of ['Step 3 of 5', 'Oliver Hart', 'Not reviewed yet']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    '/position/update/00000000-0000-4000-8000-000000000005',
  );
});
