import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notificationTypesEndpoints } from '../../../platform/api/endpoints/notification-types.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const texts = {
  title: 'Your leave was approved',
  text: '{period}{parts}.',
  outside: 'Your leave request was approved.',
};
const type = {
  ...texts,
  code: 'leave.approved',
  area: 'leave' as const,
  label: 'Your leave was approved',
  channels: ['in-app' as const],
  locked: [],
  sides: ['employee' as const],
  original: texts,
  version: 3,
};
const some = answers(notificationTypesEndpoints.list, [type]);

it('lists the types by area and changes the words of one, with a preview', async () => {
  const { user } = await renderScreen('/notification-types', { as: { roles: ['hr'] }, server: [some] });
  const sent = watch(notificationTypesEndpoints.update, { version: 4 });
  await user.click(await screen.findByRole('button', { name: 'Edit Your leave was approved' }));
  const panel = await screen.findByRole('dialog');
  expect(await within(panel).findByText('Mon, Mar 16 – Wed, Mar 18, 2026, second half.')).toBeTruthy();
  const title = within(panel).getByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'Enjoy your leave');
  await user.click(within(panel).getByRole('button', { name: /^(Save|Update)/ }));
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ ...texts, title: 'Enjoy your leave', channels: ['in-app'], version: 3 }),
  );
});

it('finds types by the words of their name and title', async () => {
  const other = { ...type, code: 'leave.rejected', label: 'Your leave was rejected', title: 'Sorry' };
  const both = answers(notificationTypesEndpoints.list, [type, other]);
  await renderScreen('/notification-types?search=LEAVE+sorry', { as: { roles: ['hr'] }, server: [both] });
  expect(await screen.findByRole('button', { name: 'Edit Your leave was rejected' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit Your leave was approved' })).toBeNull();
});

it('groups them by area in one table, with the title only where it differs, and marks the channels that are on', async () => {
  const reply = {
    ...{ ...type, code: 'tickets.answered', area: 'tickets' as const, label: 'Reply on your ticket' },
    ...{ title: '{person} replied', channels: ['in-app' as const, 'mail' as const], locked: ['mail' as const] },
  };
  const both = answers(notificationTypesEndpoints.list, [type, reply]);
  await renderScreen('/notification-types', { as: { roles: ['hr'] }, server: [both] });
  const table = within(await screen.findByRole('table', { name: 'Notification types' }));
  expect(table.getByRole('rowheader', { name: 'Leave' })).toBeTruthy();
  expect(table.getByRole('rowheader', { name: 'Tickets' })).toBeTruthy();
  expect(table.getAllByText('Your leave was approved')).toHaveLength(1);
  const row = within(table.getByRole('row', { name: /Reply on your ticket/ }));
  expect(row.getByText(/replied/)).toBeTruthy();
  const shown = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(shown).toEqual(['Employees', 'On', 'Always', '–', '–']);
});

it('says so if no type is found', async () => {
  await renderScreen('/notification-types?search=zzzz', { as: { roles: ['hr'] }, server: [some] });
  expect(await screen.findByText('No notification types found.')).toBeTruthy();
});

it('says what is wrong with a placeholder before it is saved', async () => {
  const { user } = await renderScreen('/notification-types', { as: { roles: ['hr'] }, server: [some] });
  await user.click(await screen.findByRole('button', { name: 'Edit Your leave was approved' }));
  const panel = await screen.findByRole('dialog');
  const outside = await within(panel).findByRole('textbox', { name: /^Email/ });
  await user.type(outside, ' {{period}');
  expect(await within(panel).findByText('This text has no placeholders: remove the braces.')).toBeTruthy();
});

it('shows an error if they could not be loaded', async () => {
  const failed = refuses(notificationTypesEndpoints.list, 'unexpected', { message: 'Our error.' });
  await renderScreen('/notification-types', { as: { roles: ['admin'] }, server: [failed] });
  expect(await screen.findByText('Our error.')).toBeTruthy();
});
