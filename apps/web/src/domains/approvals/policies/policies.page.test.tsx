import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { policiesEndpoints } from '../../../platform/api/endpoints/policies.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { policyRow } from './policy.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };

it('shows who decides each kind, and the way to the versions', async () => {
  const server = [answers(policiesEndpoints.list, { data: [policyRow], stuck: [] })];
  await renderScreen('/approval-policies', { as, server });
  const row = await screen.findByRole('row', { name: /Timesheet/ });
  expect(within(row).getByText(/Any of: the team lead, HR\. Reminder after 24 h\./)).toBeTruthy();
  expect(within(row).getByText('3 requests')).toBeTruthy();
  expect(within(row).getByText('Built-in')).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'Timesheet' }).getAttribute('href')).toBe('/approval-policies/2');
  const links = screen.getAllByRole('link', { name: 'Substitutes' });
  expect(links.at(-1)?.getAttribute('href')).toBe('/approval-substitutes');
  expect(screen.queryByText('No one can decide these requests')).toBeNull();
});

it('shows requests that nobody can decide', async () => {
  const stuck = [
    { id: 9, kind: 'shift-swap', person: 'Ana Reyes', step: 'Team lead or HR', since: '2026-03-10T02:00:00.000Z' },
  ];
  const server = [answers(policiesEndpoints.list, { data: [policyRow], stuck })];
  await renderScreen('/approval-policies', { as, server });
  expect(await screen.findByText('No one can decide these requests')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Requests without an approver' });
  expect(within(table).getByRole('row', { name: /Shift swap Ana Reyes Team lead or HR/ })).toBeTruthy();
});

it('is closed to others', async () => {
  const { address } = await renderScreen('/approval-policies', { as: { roles: ['hr'] } });
  await heading(/forbidden/i);
  expect(address()).toBe('/forbidden');
});
