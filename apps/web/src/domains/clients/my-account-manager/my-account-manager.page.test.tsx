import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const as = { roles: ['client-user'] as const, user: { clientId: 2 } };

it('shows the account managers of the viewer’s own company', async () => {
  const requests = watch(clientRecordEndpoints.accountManagers, [
    { user_id: 9, name: 'Paolo Enriquez', email: 'paolo@muster.test', phone: null, photo: null },
  ]);
  await renderScreen('/my-account-manager', { as });
  expect((await screen.findByRole('link', { name: 'Email' })).getAttribute('href')).toBe('mailto:paolo@muster.test');
  expect(screen.getByRole('link', { name: 'Open a ticket' }).getAttribute('href')).toBe('/submit-a-ticket');
  expect(requests[0]?.params.id).toBe('2');
});

it('shows an empty text without account managers', async () => {
  watch(clientRecordEndpoints.accountManagers, []);
  await renderScreen('/my-account-manager', { as });
  expect(await screen.findByText('No account manager yet')).toBeTruthy();
});
