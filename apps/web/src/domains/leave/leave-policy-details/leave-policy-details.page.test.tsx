import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leavePoliciesEndpoints } from '../../../platform/api/endpoints/leave-policies.generated.ts';
import { refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { leavePolicyServer } from '../leave-policy.fixture.ts';

withFakeServer();

const as = { roles: ['hr'] as const };
const open = () => renderScreen('/leave-policies/3', { as, server: leavePolicyServer });

it('shows each version of a leave policy in words', async () => {
  await open();
  await heading('First example');
  const table = screen.getByRole('table', { name: /^Leave types from Jan/ });
  const row = within(table).getByRole('row', { name: /Vacation Leave/ });
  for (const text of [
    '15 days',
    'Every month',
    'Up to 5 days, for 3 months',
    'After 6 months of service',
    'At most 30 days',
  ])
    expect(row.textContent).toContain(text);
  expect(screen.getByRole('heading', { name: /^Planned from Jul/ })).toBeTruthy();
  expect(screen.getAllByRole('heading', { name: /^Current, from Jan.1, 2026$/ })).toHaveLength(1);
});

it('removes a planned version, and no other', async () => {
  const { user } = await open();
  const [remove, ...others] = await screen.findAllByRole('button', { name: 'Remove' });
  expect(others).toEqual([]);
  if (remove) await user.click(remove);
  const sent = watch(leavePoliciesEndpoints.removeVersion, { id: 3, version: 3 });
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/has been successfully removed/)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 3, version: 2, first_day: '2026-07-01' });
});

it.each(['/leave-policies/77', '/leave-policies/abc'])('finds nothing at %s', async (address) => {
  await renderScreen(address, { as, server: [refuses(leavePoliciesEndpoints.details, 'not-found')] });
  expect(await heading('Leave policy not found')).toBeTruthy();
});
