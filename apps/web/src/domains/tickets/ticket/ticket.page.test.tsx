import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketAttachmentEndpoints } from '../../../platform/api/endpoints/ticket-attachment.generated.ts';
import { ticketFilingEndpoints } from '../../../platform/api/endpoints/ticket-filing.generated.ts';
import { ticketWorkEndpoints } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { ticketsEndpoints } from '../../../platform/api/endpoints/tickets.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { filingForm, ticketServer } from '../ticket.fixture.ts';
import { ownTicket } from '../ticket-details/ticket-record.fixture.ts';

withFakeServer();

const as = { roles: ['employee'] as const, permissions: [{ name: 'can create ticket' }] as const };

it('account.screens.9 files the ticket with answers to the fields that are shown', async () => {
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

it('leaves out the answer to a leave request, which nobody has given yet', async () => {
  const filled = {
    is_required: false,
    edited_by: [],
    seen_by: ['requester' as const],
    options: [],
    helper: null,
    condition: null,
  };
  const fields = [
    { ...filled, kind: 'computed' as const, key: 'approver', label: 'Approver', formula: 'leave_approver' as const },
    { ...filled, kind: 'computed' as const, key: 'answer', label: 'Answer', formula: 'leave_answer' as const },
  ];
  const server = [answers(ticketFilingEndpoints.form, { ...filingForm, fields, computed: {} }), ...ticketServer];
  await renderScreen('/ticket?type=IT', { as, server });
  expect(await screen.findByText('Approver')).toBeTruthy();
  expect(screen.getByText('Shown once you submit')).toBeTruthy();
  expect(screen.queryByText('Answer')).toBeNull();
});

const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const photo = {
  ...{ key: 'photo', label: 'Photo', helper: null, kind: 'file', is_required: true, options: [], formula: null },
  ...{ condition: null, seen_by: ['requester'], edited_by: ['requester'] },
} satisfies (typeof filingForm)['fields'][number];
const withPhoto = [answers(ticketFilingEndpoints.form, { ...filingForm, fields: [photo] }), ...ticketServer];

it('sends the files of the form once the ticket is filed', async () => {
  const { user, address } = await renderScreen('/ticket?type=IT', { as, server: withPhoto });
  await user.type(await screen.findByLabelText(/^Subject/), 'Screen is black');
  await user.click(screen.getByRole('button', { name: 'Submit ticket' }));
  expect((await screen.findAllByText('The photo is required.')).length).toBeGreaterThan(0);
  await user.upload(screen.getByLabelText('Photo', { selector: 'input' }), [file('a.pdf'), file('b.pdf')]);
  const filed = watch(ticketsEndpoints.create, { id: 9, number: 'TCK-9', due_by: null });
  const stored = watch(ticketAttachmentEndpoints.add, { id: 1 });
  await user.click(screen.getByRole('button', { name: 'Submit ticket' }));
  expect(await screen.findByText('Ticket TCK-9 has been successfully submitted.')).toBeTruthy();
  expect(filed.map(({ body }) => body)).toMatchObject([{ subject: 'Screen is black', details: {} }]);
  expect(stored.length).toBe(2);
  expect(address()).toBe('/my-tickets');
});

it('continues a closed ticket', async () => {
  const server = [answers(ticketFilingEndpoints.form, { ...filingForm, fields: [] }), ...ticketServer];
  const { user } = await renderScreen('/ticket?type=IT&continues=7', { as, server });
  expect(await screen.findByText('Continues TCK-7, which is closed.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Subject/), 'It is black again');
  const filed = watch(ticketsEndpoints.create, { id: 9, number: 'TCK-9', due_by: null });
  await user.click(screen.getByRole('button', { name: 'Submit ticket' }));
  expect(await screen.findByText('Ticket TCK-9 has been successfully submitted.')).toBeTruthy();
  expect(filed[0]?.body).toMatchObject({ subject: 'It is black again', continues_ticket_id: 7 });
});

it('opens the filed ticket if a file was refused, and says which', async () => {
  const server = [
    answers(ticketsEndpoints.create, { id: 9, number: 'TCK-9', due_by: null }),
    refuses(ticketAttachmentEndpoints.add, 'invalid-input', { errors: { attachment: ['The file is damaged.'] } }),
    answers(ticketWorkEndpoints.details, ownTicket),
    ...withPhoto,
  ];
  const { user, address } = await renderScreen('/ticket?type=IT', { as, server });
  await user.type(await screen.findByLabelText(/^Subject/), 'Screen is black');
  await user.upload(screen.getByLabelText('Photo', { selector: 'input' }), file('a.pdf'));
  await user.click(screen.getByRole('button', { name: 'Submit ticket' }));
  expect(await screen.findByText('a.pdf: The file is damaged.')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/my-tickets/9'));
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

it('says who approves, who answers and until when', async () => {
  await renderScreen('/ticket?type=IT', { as, server: ticketServer });
  const card = await screen.findByRole('complementary', { name: 'After you submit' });
  const text = card.textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain('Team lead');
  expect(text).toContain('IT replies');
  expect(text).toContain('Answered within 8 working hours of the approval');
  expect(text).toMatch(/The approval is due .*Nov 25/);
});

it('takes files with a form that asks for none', async () => {
  const { user } = await renderScreen('/ticket?type=IT', { as, server: ticketServer });
  await user.type(await screen.findByLabelText(/^Subject/), 'Screen is black');
  await user.click(screen.getByRole('combobox', { name: /^Problem with/ }));
  await user.click(await screen.findByRole('option', { name: 'Computer' }));
  const chosen = new File(['dark'], 'screen.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/^Attachments/, { selector: 'input' }), chosen);
  const filed = watch(ticketsEndpoints.create, { id: 9, number: 'TCK-9', due_by: null });
  const added = watch(ticketAttachmentEndpoints.add, { id: 1 });
  await user.click(screen.getByRole('button', { name: 'Submit ticket' }));
  expect(await screen.findByText('Ticket TCK-9 has been successfully submitted.')).toBeTruthy();
  expect(filed[0]?.body).toMatchObject({ details: { what: 'Computer' } });
  expect(added).toHaveLength(1);
});
