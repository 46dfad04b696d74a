import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { payChangesEndpoints } from '../../../platform/api/endpoints/pay-changes.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const permissions = [{ name: 'can view employees sensitive data' as const }, { name: 'can update employees' as const }];
const hr = { roles: ['hr'] as const, permissions };
const change = {
  ...{ id: 7, employee: { id: 3, name: 'Ana Reyes' }, client: 'Northwind', fields: ['Basic salary'] },
  ...{ requested_by: 'Ben Cruz', state: 'waiting' as const, note: null, created_at: '2026-03-02T01:00:00Z' },
  ...{ decided_by: null, decided_at: null, approval: null, abilities: { decide: true, withdraw: false } },
};

it('shows the values in the dialog and refuses only with a reason', async () => {
  const own = {
    ...change,
    id: 8,
    employee: { id: 4, name: 'Cara Diaz' },
    abilities: { decide: false, withdraw: true },
  };
  const server = [
    answers(payChangesEndpoints.list, { data: [change, own], total: 2 }),
    answers(payChangesEndpoints.values, {
      id: 7,
      values: [{ field: 'Basic salary', before: 'PHP 26,000.00', after: 'PHP 31,337.00' }],
    }),
  ];
  const { user } = await renderScreen('/pay-changes', { as: hr, server });
  const decided = watch(payChangesEndpoints.decide, undefined);
  const withdrawn = watch(payChangesEndpoints.withdraw, undefined);
  await user.click(await screen.findByRole('button', { name: 'Review the change of Ana Reyes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Review pay change' });
  expect(await within(dialog).findByText('PHP 26,000.00 → PHP 31,337.00')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Say why the change is refused.');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Your decision was recorded.')).toBeTruthy();
  expect(decided.map(({ body }) => body)).toMatchObject([{ id: 7, decision: 'approved' }]);
  await user.click(screen.getByRole('button', { name: 'Withdraw the change of Cara Diaz' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The change was withdrawn.')).toBeTruthy();
  expect(withdrawn.map(({ body }) => body)).toEqual([{ id: 8 }]);
});

it('shows decided changes with who decided, page by page', async () => {
  const decided = { ...change, state: 'refused' as const, decided_by: 'Dan Lim', decided_at: '2026-03-02T02:00:00Z' };
  const listed = answers(payChangesEndpoints.list, ({ query }) =>
    query.get('view') === 'decided'
      ? { data: [{ ...decided, note: 'Ask again.' }], total: 31 }
      : { data: [], total: 0 },
  );
  const { user, address } = await renderScreen('/pay-changes', { as: hr, server: [listed] });
  expect(await screen.findByText('No pay changes pending approval')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decided' }));
  expect(await screen.findByText(/^Dan Lim, .*: Ask again\.$/)).toBeTruthy();
  expect(screen.getByText('Rejected')).toBeTruthy();
  expect(address()).toBe('/pay-changes?show=decided');
  expect(screen.getByText(/of 31/)).toBeTruthy();
});

it('offers to try again if loading failed', async () => {
  await renderScreen('/pay-changes', { as: hr, server: [refuses(payChangesEndpoints.list, 'unexpected')] });
  expect(await screen.findByText('Waiting pay changes could not be loaded')).toBeTruthy();
});
