import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketFilingEndpoints } from '../../../platform/api/endpoints/ticket-filing.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { filedType, ticketServer } from '../ticket.fixture.ts';

withFakeServer();

const as = { roles: ['employee'] as const, permissions: [{ name: 'can create ticket' }] as const };

it('offers the types as cards that lead to their form, and finds them', async () => {
  const { user } = await renderScreen('/submit-a-ticket', { as, server: ticketServer });
  const card = await screen.findByRole('link', { name: /IT Support/ });
  expect(card.getAttribute('href')).toBe('/ticket?type=IT');
  await user.type(screen.getByRole('searchbox'), 'recording');
  await waitFor(() => expect(screen.queryByRole('link', { name: /IT Support/ })).toBeNull());
  expect(screen.getByRole('link', { name: /CCTV Recordings/ })).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), ' nothing');
  expect(await screen.findByText('No ticket type has these words.')).toBeTruthy();
});

it('says how fast a type is answered and who approves it, under what it is about', async () => {
  await renderScreen('/submit-a-ticket', { as, server: ticketServer });
  const group = await screen.findByRole('region', { name: 'IT and equipment' });
  const card = within(group).getByRole('link', { name: /IT Support/ });
  expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain('Answered within 8 working hours');
  expect(card.textContent).toContain('Approved by Team lead');
});

const leave = { ...filedType, id: 5, code: 'LEAVE', name: 'Employee Leave Request', needs_approval: false };

it('leads employees to the form of leave', async () => {
  const server = [answers(ticketFilingEndpoints.types, [leave]), ...ticketServer];
  await renderScreen('/submit-a-ticket', { as: { ...as, user: { employeeId: 9 } }, server });
  expect((await screen.findByRole('link', { name: /Leave Request/ })).getAttribute('href')).toBe('/my-leave');
});

it('leads staff to the form of leave for an employee', async () => {
  const ofOthers = answers(ticketFilingEndpoints.types, [{ ...leave, sides: [], is_for_others: true }]);
  await renderScreen('/submit-a-ticket', { as: { roles: ['hr'] }, server: [ofOthers, ...ticketServer] });
  expect((await screen.findByRole('link', { name: /Leave Request/ })).getAttribute('href')).toBe('/leave-requests');
});

it('says that nothing can be submitted', async () => {
  await renderScreen('/submit-a-ticket', { as, server: [answers(ticketFilingEndpoints.types, [])] });
  expect(await screen.findByText('There is no ticket that you can submit.')).toBeTruthy();
});
