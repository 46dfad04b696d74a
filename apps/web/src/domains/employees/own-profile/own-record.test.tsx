import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { employeeCardEndpoints } from '../../../platform/api/endpoints/employee-card.generated.ts';
import { employeeProfileEndpoints } from '../../../platform/api/endpoints/employee-profile.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { idCard, ownProfile } from '../employee-files.fixture.ts';

withFakeServer();

const ana = { roles: ['employee'] as const, user: { employeeId: 12 } };
const open = (tab: string) =>
  renderScreen(`/my-profile?tab=${tab}`, {
    as: ana,
    server: [
      answers(employeeProfileEndpoints.read, ownProfile),
      answers(employeeCardEndpoints.details, { ...idCard, abilities: { renew: false, change_photo: false } }),
    ],
  });

describe('my profile as an employee', () => {
  it('account.screens.5 account.screens.7 shows the employment, and the last digits of numbers', async () => {
    await open('overview');
    expect(await screen.findByText('Harbour Legal')).toBeTruthy();
    expect(screen.getByText('•••• 5678')).toBeTruthy();
    expect(screen.getByText('On file')).toBeTruthy();
    const tabs = screen.getByRole('navigation', { name: 'Parts of your profile' });
    expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Contact',
      'ID card',
      'Account and security',
    ]);
  });

  it('changes the own contact, and sends only what was changed', async () => {
    const { user } = await open('contact');
    const saved = watch(employeeProfileEndpoints.update, { version: 4 });
    const city = await screen.findByLabelText(/^City/);
    await user.clear(city);
    await user.type(city, 'Cebu');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile has been successfully updated.')).toBeTruthy();
    expect(saved.map(({ body }) => body)).toEqual([{ version: 3, city: 'Cebu' }]);
  });

  it("shows what is wrong before it sends, and the server's refusal", async () => {
    const { user } = await open('contact');
    const city = await screen.findByLabelText(/^City/);
    await user.clear(city);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The city is required.');
    fakeServer.use(refuses(employeeProfileEndpoints.update, 'conflict', { message: 'HR changed this meanwhile.' }));
    await user.type(city, 'Cebu');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('HR changed this meanwhile.'));
  });

  it('shows the own card, without the tools of HR', async () => {
    await open('id-card');
    expect(await screen.findByRole('region', { name: 'Front of the card' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Replace lost card' })).toBeNull();
  });
});
