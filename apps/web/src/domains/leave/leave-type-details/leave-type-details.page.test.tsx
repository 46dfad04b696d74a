import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveTypesEndpoints } from '../../../platform/api/endpoints/leave-types.generated.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { leaveTypeServer } from '../leave-type.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };
const open = () => renderScreen('/leave-types/3', { as, server: leaveTypeServer });

it('shows a leave type', async () => {
  await open();
  await heading('Maternity Leave');
  expect(await screen.findByText('RA 11210, section 3')).toBeTruthy();
  expect(screen.getByText('The employee, leads and HR')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Blackout dates' }).textContent).toContain('Peak season');
});

it('opens the form of the record', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('dialog', { name: 'Leave type details' })).toBeTruthy();
});

it.each(['/leave-types/77', '/leave-types/abc'])('finds nothing at %s', async (address) => {
  await renderScreen(address, { as, server: [refuses(leaveTypesEndpoints.details, 'not-found')] });
  expect(await heading('Leave type not found')).toBeTruthy();
});

it('offers no change to payroll', async () => {
  await renderScreen('/leave-types/3', {
    as: { roles: ['payroll'], permissions: [{ name: 'can view leave types' }] },
    server: leaveTypeServer,
  });
  await heading('Maternity Leave');
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
});
