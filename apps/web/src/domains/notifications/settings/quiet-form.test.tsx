import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notificationSettingsEndpoints } from '../../../platform/api/endpoints/notification-settings.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { notificationSettings } from '../../../testing/usual-answers.ts';

withFakeServer();

it.each([
  [12, /^8:00.AM$/u],
  [24, /^08:00$/],
] as const)('offers the hour of a summary on the %s-hour clock of the user', async (hourCycle, hour) => {
  const daily = answers(notificationSettingsEndpoints.read, { ...notificationSettings, digest: 'daily' });
  const as = { roles: ['employee'] as const, user: { hourCycle } };
  await renderScreen('/notifications?show=settings', { as, server: [daily] });
  expect(await screen.findByDisplayValue(hour)).toBeTruthy();
});
