import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hireDraftsEndpoints } from '../../../../platform/api/endpoints/hire-drafts.generated.ts';
import { refuses } from '../../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../../testing/render-screen.tsx';
import { draftRow, hireServer } from '../hire-draft.fixture.ts';

withFakeServer();
const as = { roles: ['client-user'] as const, clientId: 4 };
const address = `/position/update/${draftRow.uuid}`;

it('opens a draft at the step where it was left', async () => {
  await renderScreen(address, { as, server: hireServer() });
  expect(await screen.findByText('Step 2 of 5 · Describe the job')).toBeTruthy();
});

it('finds no draft of somebody else', async () => {
  await renderScreen(address, { as, server: [refuses(hireDraftsEndpoints.details, 'not-found')] });
  expect(await heading('Draft not found')).toBeTruthy();
});
