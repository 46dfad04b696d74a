import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { policiesEndpoints } from '../../../platform/api/endpoints/policies.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { policyRow } from './policy.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };

it('shows who decides each kind, and the way to the versions', async () => {
  const server = [answers(policiesEndpoints.list, { data: [policyRow], stuck: [] })];
  await renderScreen('/approval-policies', { as, server });
  const row = await screen.findByRole('row', { name: /Timesheet/ });
  expect(within(row).getByText(/Any of: the team lead, HR\. Reminder after 24 h\./)).toBeTruthy();
  expect(within(row).getByText('3')).toBeTruthy();
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

it('adds, renames and removes policies of tickets', async () => {
  const named = { ...policyRow, id: 9, kind: 'ticket', name: 'HR alone', open_requests: 2 };
  const standard = { ...policyRow, id: 8, kind: 'ticket' };
  const server = [answers(policiesEndpoints.list, { data: [standard, named], stuck: [] })];
  const [added, renamed, removed] = [
    watch(policiesEndpoints.add, { id: 10 }),
    watch(policiesEndpoints.rename, { id: 9 }),
    watch(policiesEndpoints.remove, undefined),
  ];
  const { user } = await renderScreen('/approval-policies', { as, server });
  expect(await screen.findByRole('link', { name: 'Ticket: HR alone' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Rename Ticket/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add ticket policy' }));
  await user.click(await screen.findByRole('button', { name: 'Add policy' }));
  expect(await screen.findAllByText(/^The name is required/)).not.toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Payroll');
  await user.click(screen.getByRole('button', { name: 'Add policy' }));
  await waitFor(() => expect(added[0]?.body).toEqual({ kind: 'ticket', name: 'Payroll' }));
  await user.click(screen.getByRole('button', { name: 'Rename HR alone' }));
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, 'HR first');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(renamed[0]?.body).toEqual({ id: 9, name: 'HR first' }));
  await user.click(screen.getByRole('button', { name: 'Remove HR alone' }));
  const question = await screen.findByRole('dialog', { name: 'Remove HR alone?' });
  expect(question.textContent).toContain('2 open requests will still be decided by it.');
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed[0]?.body).toEqual({ id: 9 }));
});

it('is closed to others', async () => {
  const { address } = await renderScreen('/approval-policies', { as: { roles: ['hr'] } });
  await heading(/forbidden/i);
  expect(address()).toBe('/forbidden');
});
