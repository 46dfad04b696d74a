import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ownTimesheet } from '../needs/needs.fixture.ts';

withFakeServer();

const person = { roles: ['employee'] as const };
const path = `/action-center/${ownTimesheet.uuid}`;
const settled = {
  kind: 'own-timesheet' as const,
  outcome: 'done' as const,
  by: null,
  instead_of: null,
  at: null,
  comment: null,
};

it('shows one entry and does it in place, and then what became of it', async () => {
  const sent = watch(timesheetsEndpoints.submit, undefined);
  const { user } = await renderScreen(path, {
    as: person,
    server: [
      answers(needsEndpoints.read, () =>
        sent.length === 0 ? { need: ownTimesheet, settled: null } : { need: null, settled },
      ),
    ],
  });
  expect(await heading('My timesheet')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Submit\s?A?$/ }));
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 5, version: 2 });
});

it('says who decided it, when and why', async () => {
  const decided = {
    ...settled,
    kind: 'leave' as const,
    outcome: 'refused' as const,
    by: 'Andrea Lim',
    instead_of: 'Joy Cruz',
    at: '2020-03-02T01:00:00Z',
    comment: 'Too many are away.',
  };
  await renderScreen(path, {
    as: { roles: ['hr'] },
    server: [answers(needsEndpoints.read, { need: null, settled: decided })],
  });
  expect(await screen.findByText('Rejected by Andrea Lim for Joy Cruz, on Mar 02, 2020 9:00 AM')).toBeTruthy();
  expect(screen.getByText('“Too many are away.”')).toBeTruthy();
});

it('answers an address of nothing like one of somebody else', async () => {
  await renderScreen(path, { as: person, server: [refuses(needsEndpoints.read, 'not-found')] });
  expect(await heading('Action not found')).toBeTruthy();
});
