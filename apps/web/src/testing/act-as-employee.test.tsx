import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeRecord, recordAnswers } from '../domains/employees/employee-record.fixture.ts';
import { impersonationEndpoints } from '../platform/api/endpoints/impersonation.generated.ts';
import { fakeServer, refuses, watch } from './fake-server.ts';
import { heading, renderScreen, withFakeServer } from './render-screen.tsx';

withFakeServer();

async function open(record = employeeRecord({ user_id: 31 }), roles: readonly ['admin'] | readonly ['hr'] = ['admin']) {
  const portal = await renderScreen('/employees/12', { as: { roles }, server: recordAnswers(record) });
  await heading('Ana Reyes');
  return portal;
}

it('auth.impersonation.1 roles.impersonation.1 asks for a reason, and leaves for the root', async () => {
  const { user, exits } = await open();
  const requests = watch(impersonationEndpoints.impersonate, {
    token: 'of the other',
    expires_at: '2026-11-21T12:00:00Z',
    impersonator: { id: 7, name: 'Maricel Reyes' },
    impersonated: { id: 31, name: 'Ana Reyes' },
    ends_at: '2026-11-21T12:00:00Z',
  });
  await user.click(screen.getByRole('button', { name: 'Act as' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Act as Ana Reyes' }));
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  expect(dialog.getByText('The reason is required.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), 'She cannot find her shift');
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  await expect.poll(() => exits).toEqual(['/']);
  expect(requests[0]?.params).toMatchObject({ id: '31' });
  expect(requests[0]?.query.get('reason')).toBe('She cannot find her shift');
});

it('says why a user may not be impersonated', async () => {
  const { user } = await open();
  const message = 'This user may do things that you may not.';
  fakeServer.use(refuses(impersonationEndpoints.impersonate, 'forbidden', { message }));
  await user.click(screen.getByRole('button', { name: 'Act as' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Act as Ana Reyes' }));
  await user.type(dialog.getByLabelText(/^Reason/), 'To look');
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  expect(await dialog.findByText(message)).toBeTruthy();
});

it('is not offered without the right', async () => {
  await open(employeeRecord({ user_id: 31 }), ['hr']);
  expect(screen.queryByRole('button', { name: 'Act as' })).toBeNull();
});

it('is not offered for an employee without an account', async () => {
  await open(employeeRecord({ user_id: null }));
  expect(screen.queryByRole('button', { name: 'Act as' })).toBeNull();
});
