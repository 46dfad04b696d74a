import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const employee = { roles: ['employee'] as const };

it('starts with the stored zone and saves another', async () => {
  const { user } = await renderScreen('/change-timezone', { as: employee });
  const saved = watch(profileEndpoints.updateTimezone, undefined);
  const field = await screen.findByDisplayValue('Manila, Philippines');
  expect(screen.getByText(/^It is \d+:\d\d [AP]M there\.$/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'abidjan');
  await user.click(await screen.findByRole('option', { name: /Abidjan/, hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Timezone has been successfully updated.')).toBeTruthy();
  expect(saved[0]?.body).toEqual({ timezone_id: 1 });
});

it('saves the format of times, and uses it from then on', async () => {
  const { user } = await renderScreen('/change-timezone', { as: employee });
  watch(profileEndpoints.updateTimezone, undefined);
  const saved = watch(profileEndpoints.updateHourCycle, undefined);
  await screen.findByText(/^It is \d+:\d\d [AP]M there\.$/);
  await user.click(screen.getByLabelText('24-hour (14:30)'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^It is \d\d:\d\d there\.$/)).toBeTruthy();
  expect(saved[0]?.body).toEqual({ hour_cycle: 24 });
});

it("shows the server's refusal", async () => {
  const { user } = await renderScreen('/change-timezone', { as: employee });
  fakeServer.use(
    refuses(profileEndpoints.updateTimezone, 'invalid-input', {
      errors: { timezone_id: ['The timezone is invalid.'] },
    }),
  );
  await screen.findByDisplayValue('Manila, Philippines');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The timezone is invalid.')).toBeTruthy();
});

it('explains an empty list', async () => {
  const { user } = await renderScreen('/change-timezone', {
    as: employee,
    server: [refuses(lookupsEndpoints.timezones, 'unexpected', { message: 'Something went wrong on our side.' })],
  });
  expect(await screen.findByText(/^The time zones could not be loaded/)).toBeTruthy();
  await user.click(await screen.findByLabelText('Timezone'));
  expect(await screen.findByText(/went wrong on our side/)).toBeTruthy();
});
