import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hoursApprovalEndpoints } from '../../../platform/api/endpoints/hours-approval.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { clientAnswers, clientRecord } from '../client-record.fixture.ts';

withFakeServer();

it('chooses who approves hours and leave for the client', async () => {
  const users = [{ id: 8, name: 'Wendy Marsh', email: 'wendy@harbour.example', is_approver: false }];
  const server = [
    ...clientAnswers(clientRecord()),
    answers(hoursApprovalEndpoints.details, { approves_hours: false, approves_leave: false, users }),
  ];
  const { user } = await renderScreen('/clients/2?tab=policies', { as: { roles: ['hr'] }, server });
  expect(await screen.findByText('The client approves nothing')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const panel = await screen.findByRole('dialog', { name: 'Approvals of the client' });
  const sent = watch(hoursApprovalEndpoints.set, undefined);
  await user.click(within(panel).getByRole('switch', { name: /approves leave/ }));
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('Choose at least one approver.');
  await user.click(within(panel).getByRole('checkbox', { name: /Wendy Marsh/ }));
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/successfully updated/)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ client_id: 2, approves_hours: false, approves_leave: true, user_ids: [8] });
});

it('explains how to get approvers if the client has no users', async () => {
  const setting = answers(hoursApprovalEndpoints.details, { approves_hours: false, approves_leave: false, users: [] });
  const server = [...clientAnswers(clientRecord()), setting];
  const { user } = await renderScreen('/clients/2?tab=policies', { as: { roles: ['hr'] }, server });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect(await screen.findByText(/^No one at this client has portal access yet/)).toBeTruthy();
});
