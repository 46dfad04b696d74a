import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketFilingEndpoints } from '../../../platform/api/endpoints/ticket-filing.generated.ts';
import { ticketsEndpoints } from '../../../platform/api/endpoints/tickets.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { filingForm, ticketServer } from '../ticket.fixture.ts';

withFakeServer();

const as = { roles: ['employee'] as const, permissions: [{ name: 'can create ticket' }] as const };

it('files the ticket with answers to the fields that are shown', async () => {
  const { user } = await renderScreen('/ticket?type=IT', { as, server: ticketServer });
  expect(await screen.findByText(/Nov\s24/)).toBeTruthy();
  expect(screen.queryByLabelText(/^What else/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Submit ticket' }));
  const errors = (await screen.findByRole('alert')).textContent;
  expect(errors).toContain('The subject is required.');
  expect(errors).toContain('The problem with is required.');
  await user.type(screen.getByLabelText(/^Subject/), 'Screen is black');
  await user.click(screen.getByRole('combobox', { name: /^Problem with/ }));
  await user.click(await screen.findByRole('option', { name: 'Other' }));
  await user.type(await screen.findByLabelText(/^What else/), 'The screen');
  await user.click(screen.getByRole('combobox', { name: /^Colleague/ }));
  await user.click(await screen.findByRole('option', { name: /Ana Reyes/ }));
  const sent = watch(ticketsEndpoints.create, { id: 9, number: 'TCK-9', due_by: null });
  await user.click(screen.getByRole('button', { name: 'Submit ticket' }));
  expect(await screen.findByText('Ticket TCK-9 has been successfully submitted.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    ticket_type_id: 3,
    subject: 'Screen is black',
    employee_id: null,
    details: { what: 'Other', other: 'The screen', colleague: 7 },
  });
  expect(await screen.findByRole('heading', { name: /My tickets/ })).toBeTruthy();
});

it('asks for the employee where the type is filed only for others', async () => {
  const server = [
    answers(ticketFilingEndpoints.form, { ...filingForm, sides: [], is_for_others: true }),
    ...ticketServer,
  ];
  const { user } = await renderScreen('/ticket?type=IT', { as: { ...as, roles: ['hr'] }, server });
  await user.click(await screen.findByRole('button', { name: 'Submit ticket' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The on behalf of is required.');
});

it('says what is missing where the viewer may not name employees', async () => {
  const server = [answers(ticketFilingEndpoints.form, { ...filingForm, names_employees: false }), ...ticketServer];
  await renderScreen('/ticket?type=IT', { as, server });
  expect(await screen.findByText(/you need the right 'can read employees'/)).toBeTruthy();
});

it('leads to the choice without a type', async () => {
  await renderScreen('/ticket', { as, server: ticketServer });
  const link = await screen.findByRole('link', { name: 'Choose a ticket type' });
  expect(link.getAttribute('href')).toBe('/submit-a-ticket');
});

it('says that the viewer may not file the type', async () => {
  const refused = refuses(ticketFilingEndpoints.form, 'invalid-input');
  await renderScreen('/ticket?type=NONE', { as, server: [refused, ...ticketServer] });
  expect(await screen.findByText('There is no such ticket type for you.')).toBeTruthy();
});
