import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ticketApprovalsEndpoints } from '../../../platform/api/endpoints/ticket-approvals.generated.ts';
import { ticketWorkEndpoints as calls } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { waitingChain } from '../ticket-approval.fixture.ts';
import { handledTicket, ownTicket, ticketServer } from './ticket-record.fixture.ts';

withFakeServer();

const as = { roles: ['it'] as const, permissions: [{ name: 'can view assigned tickets' }] as const };
const open = (address = '/ticket-details/7') => renderScreen(address, { as, server: ticketServer });
const conversation = () => within(screen.getByRole('region', { name: 'Conversation' }));
const employee = { roles: ['employee'] as const, permissions: [{ name: 'can create ticket' }] as const, employeeId: 9 };

it('shows the conversation in order, with notes marked as internal', async () => {
  await open();
  await heading('Portal signed me out');
  const note = within(conversation().getByRole('article', { name: 'Internal note' }));
  expect(note.getByText('@Lia Santos')).toBeTruthy();
  expect(note.getByText('only staff can see this')).toBeTruthy();
  const text = screen.getByRole('region', { name: 'Conversation' }).textContent ?? '';
  const places = ['The router restarted.', 'changed the priority from Medium to High', 'please look', 'sign in again'];
  expect(places.map((part) => text.indexOf(part))).toEqual(
    places.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
  );
  expect(places.every((part) => text.includes(part))).toBe(true);
});

it('says on a phone how urgent the ticket is and when it is due', async () => {
  const widen = narrowWindow();
  const server = [answers(calls.details, { ...handledTicket, due_at: '2020-01-01T00:00:00Z' }), ...ticketServer];
  await renderScreen('/ticket-details/7', { as, server });
  await heading('Portal signed me out');
  expect(screen.getByText(/^High · Open ·/).textContent).toMatch(/Overdue/);
  widen();
});

it('goes through the queue by J and K, and keeps what was typed on each ticket', async () => {
  const { user, address } = await open();
  await heading('Portal signed me out');
  await screen.findByRole('navigation', { name: 'Open tickets' });
  await screen.findByRole('link', { name: /TCK-8/ });
  await user.keyboard('r');
  await user.keyboard('Half a reply');
  await user.keyboard('{Escape}j');
  expect(address()).toBe('/ticket-details/8');
  await screen.findByText(/TCK-8 · opened/);
  expect(screen.getByRole('textbox', { name: 'Public reply' })).toHaveProperty('value', '');
  await user.keyboard('k');
  await screen.findByText(/TCK-7 · opened/);
  expect(screen.getByRole('textbox', { name: 'Public reply' })).toHaveProperty('value', 'Half a reply');
});

it('shows what is mine or unassigned in the queue, with the counts of the server', async () => {
  const { user } = await open();
  await heading('Portal signed me out');
  const shown = within(await screen.findByRole('navigation', { name: 'Open tickets' }));
  await shown.findByText('101 more are due later.');
  const names = shown.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Mine 1', 'Unassigned 2', 'All 104']);
  await user.click(shown.getByRole('button', { name: 'Mine 1' }));
  await vi.waitFor(() => expect(shown.getAllByRole('link')).toHaveLength(1));
  expect(shown.getByRole('link', { name: /TCK-8/ })).toBeTruthy();
  expect(shown.queryByText(/more are due later/)).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Unassigned 2' }));
  await vi.waitFor(() => expect(shown.getAllByRole('link')).toHaveLength(2));
  await user.click(shown.getByRole('button', { name: 'All 104' }));
  await vi.waitFor(() => expect(shown.getAllByRole('link')).toHaveLength(3));
});

it('says that the clock is paused only of a target that is not met yet', async () => {
  const paused = handledTicket.handling && { ...handledTicket.handling, first_response_due_at: null };
  const server = [answers(calls.details, { ...handledTicket, handling: paused, due_at: null }), ...ticketServer];
  await renderScreen('/ticket-details/7', { as, server });
  await heading('Portal signed me out');
  expect(screen.getAllByText('The clock is paused.')).toHaveLength(1);
});

it('sends a reply with the latest one that was read, and the status after it', async () => {
  const { user } = await open('/ticket-details/7');
  await heading('Portal signed me out');
  const sent = watch(calls.reply, { id: 2, version: 4 });
  await user.keyboard('r');
  await user.clear(screen.getByRole('textbox', { name: 'Public reply' }));
  await user.keyboard('It works now.');
  await user.click(screen.getByRole('button', { name: "Don't change status" }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Resolved' }));
  await user.click(screen.getByRole('button', { name: /Send reply/ }));
  await screen.findByText('The reply was sent.');
  expect(sent.map(({ body }) => body)).toEqual([{ body: 'It works now.', mentions: [], last_reply_id: 1, status: 4 }]);
});

it('formats what is selected in a reply', async () => {
  const { user } = await open();
  await heading('Portal signed me out');
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Public reply' });
  await user.keyboard('r');
  await user.clear(box);
  await user.keyboard('Restart it now');
  box.setSelectionRange(8, 10);
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  expect(box.value).toBe('Restart **it** now');
  await user.keyboard('{Control>}b{/Control}');
  expect(box.value).toBe('Restart it now');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(box.value).toBe('- Restart it now');
  box.setSelectionRange(10, 12);
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await user.paste('https://guide.example/x');
  expect(box.value).toBe('- Restart [it](https://guide.example/x) now');
});

it('shows bold words, lists, links and mentions of a message', async () => {
  const [reply] = handledTicket.replies;
  const [note] = handledTicket.handling?.notes ?? [];
  const body = 'Please **restart** it:\n- see [the guide](https://guide.example/x)\n- <b>then</b> wait';
  await renderScreen('/ticket-details/7', {
    as,
    server: [
      answers(calls.details, {
        ...handledTicket,
        replies: reply ? [{ ...reply, body }] : [],
        handling: handledTicket.handling && {
          ...handledTicket.handling,
          notes: note ? [{ ...note, body: 'Ask **@Lia Santos**.' }] : [],
        },
      }),
      ...ticketServer,
    ],
  });
  await heading('Portal signed me out');
  expect(conversation().getByText('restart').tagName).toBe('STRONG');
  expect(conversation().getAllByRole('listitem')).toHaveLength(2);
  expect(conversation().getByRole('link', { name: 'the guide' })).toHaveProperty('href', 'https://guide.example/x');
  expect(conversation().getByText('<b>then</b> wait')).toBeTruthy();
  expect(conversation().getByText('@Lia Santos').closest('strong')).not.toBeNull();
});

it('inserts a canned reply where the cursor was, and sends nothing', async () => {
  const { user } = await open();
  await heading('Portal signed me out');
  const sent = watch(calls.reply, { id: 2, version: 4 });
  const box = screen.getByRole('textbox', { name: 'Public reply' });
  await user.keyboard('r');
  await user.clear(box);
  await user.keyboard('Hello. Bye.{ArrowLeft>4/}{Escape}c');
  const picker = within(await screen.findByRole('dialog', { name: 'Canned replies' }));
  expect(await picker.findAllByRole('option')).toHaveLength(2);
  await user.keyboard('again restart');
  expect(picker.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Restart'),
  ]);
  await user.keyboard('{Enter}');
  expect(box).toHaveProperty('value', 'Hello. Restart again, Cesar.Bye.');
  expect(screen.queryByRole('dialog', { name: 'Canned replies' })).toBeNull();
  expect(document.activeElement).toBe(box);
  await user.keyboard(' ');
  expect(box).toHaveProperty('value', 'Hello. Restart again, Cesar. Bye.');
  expect(sent).toEqual([]);
});

it('says what a canned reply leaves to fill in, and is not offered for notes', async () => {
  const { user } = await open();
  await heading('Portal signed me out');
  await user.click(screen.getByRole('button', { name: 'Insert a canned reply' }));
  await user.click(await screen.findByRole('option', { name: /Accounts are closed/ }));
  expect(await screen.findByText('Fill in before you send: Employee.')).toBeTruthy();
  await user.keyboard('{Escape}n');
  expect(screen.queryByRole('button', { name: 'Insert a canned reply' })).toBeNull();
});

it('keeps a note apart from a reply, and mentions who is named', async () => {
  const { user } = await open();
  await heading('Portal signed me out');
  const sent = watch(calls.addNote, { id: 2 });
  const replied = watch(calls.reply, { id: 2, version: 4 });
  await user.keyboard('n');
  const box = await screen.findByRole('textbox', { name: 'Internal note' });
  expect(box).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Mention someone' }));
  await user.click(await screen.findByRole('menuitem', { name: /Lia Santos/ }));
  await user.type(box, 'knows more.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('The note was added.');
  expect(sent.map(({ body }) => body)).toEqual([{ body: '@Lia Santos knows more.', mentions: [6] }]);
  expect(replied).toEqual([]);
});

it('suggests people while a mention is typed, by the keyboard alone and in notes alone', async () => {
  const { user } = await open();
  await heading('Portal signed me out');
  const sent = watch(calls.addNote, { id: 2 });
  await user.keyboard('r');
  await user.keyboard('@San');
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{Escape}n');
  await screen.findByRole('textbox', { name: 'Internal note' });
  await user.keyboard('Ask @sa');
  expect(screen.getByRole('option', { name: 'Lia Santos HR' }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('n');
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  await user.keyboard('@sa{Enter}about it.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('The note was added.');
  expect(sent.map(({ body }) => body)).toEqual([{ body: 'Ask @Lia Santos about it.', mentions: [6] }]);
});

it('says so if the viewer sees nothing of what was filed', async () => {
  const server = [answers(calls.details, { ...ownTicket, answers: [] }), ...ticketServer];
  await renderScreen('/my-tickets/7', { as: employee, server });
  await heading('Portal signed me out');
  expect(conversation().getByText('The form is shown to the requester and to staff.')).toBeTruthy();
});

it('does not go on counting the time of the first reply after the resolution', async () => {
  const unanswered = handledTicket.handling && { ...handledTicket.handling, first_responded_at: null };
  const resolved = { status: 4, resolved_at: '2026-11-17T08:00:00Z' } as const;
  const server = [answers(calls.details, { ...handledTicket, ...resolved, handling: unanswered }), ...ticketServer];
  await renderScreen('/ticket-details/7', { as, server });
  await heading('Portal signed me out');
  expect(screen.getByText('Resolved without a reply')).toBeTruthy();
});

it('assigns, resolves and prioritizes by the keyboard alone', async () => {
  const { user } = await open();
  await heading('Portal signed me out');
  const assigned = watch(calls.assign, { version: 4 });
  const moved = watch(calls.move, { version: 4 });
  const raised = watch(calls.prioritize, { version: 4 });
  await user.keyboard('i');
  await screen.findByText('TCK-7 is assigned to you.');
  expect(assigned[0]?.body).toMatchObject({ version: 3 });
  await user.keyboard('e');
  await screen.findByText('TCK-7 is resolved now.');
  expect(moved[0]?.body).toEqual({ version: 3, status: 4 });
  await user.keyboard('p');
  await user.click(await screen.findByRole('menuitemradio', { name: /Urgent/ }));
  await screen.findByText('The priority is Urgent now.');
  expect(raised[0]?.body).toEqual({ version: 3, priority: 4 });
});

it('explains a refused change and reads the ticket again', async () => {
  const { user } = await open();
  await heading('Portal signed me out');
  const message = 'Lia Santos changed this ticket after you opened it.';
  const reads = watch(calls.details, handledTicket);
  watch(calls.move, { version: 4 });
  const { fakeServer } = await import('../../../testing/fake-server.ts');
  fakeServer.use(refuses(calls.move, 'conflict', { message }));
  await user.keyboard('e');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(reads.length).toBeGreaterThan(0);
});

it('answers the fields of those who handle the ticket, links and merges', async () => {
  const { user } = await open();
  await heading('Portal signed me out');
  const answered = watch(calls.answer, { version: 4 });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update TCK-7' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Email' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('TCK-7 was updated.');
  expect(answered[0]?.body).toEqual({ version: 3, details: { done: ['Email'] } });
  const merged = watch(calls.merge, { version: 4 });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Merge into…' }));
  await user.type(await screen.findByRole('textbox', { name: /Merge into/ }), 'TCK-6');
  await user.click(screen.getByRole('button', { name: 'Merge and close' }));
  await screen.findByText('TCK-7 was merged.');
  expect(merged[0]?.body).toEqual({ version: 3, into_ticket_id: 6 });
});

it('continues an update from the current version after a conflict', async () => {
  const { user } = await open();
  await heading('Portal signed me out');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update TCK-7' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Email' }));
  const { fakeServer } = await import('../../../testing/fake-server.ts');
  fakeServer.use(
    refuses(calls.answer, 'conflict', { message: 'Lia Santos changed this ticket after you opened it.' }),
    answers(calls.details, { ...handledTicket, version: 4 }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Save again');
  const answered = watch(calls.answer, { version: 5 });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('TCK-7 was updated.');
  expect(answered[0]?.body).toEqual({ version: 4, details: { done: ['Email'] } });
});

it('shows the requester the conversation and nothing internal', async () => {
  await renderScreen('/my-tickets/7', { as: employee, server: [answers(calls.details, ownTicket)] });
  await heading('Portal signed me out');
  expect(screen.getByText('Please sign in again.')).toBeTruthy();
  expect(screen.getByText('Expected by')).toBeTruthy();
  for (const name of ['Priority', 'Assignee', 'Group', 'SLA', 'Internal note'])
    expect(screen.queryByText(name)).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Open tickets' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mark as solved' })).toBeTruthy();
});

it('tells the requester how late the ticket is', async () => {
  const late = { ...ownTicket, due_at: '2020-01-01T00:00:00Z' };
  await renderScreen('/my-tickets/7', { as: employee, server: [answers(calls.details, late)] });
  expect(await screen.findByText(/^Overdue/)).toBeTruthy();
});

it('takes one rating after the ticket was closed', async () => {
  const closed = {
    ...ownTicket,
    status: 5 as const,
    abilities: { ...ownTicket.abilities, reply: false, moves: [], rate: true, continue: true },
  };
  const { user } = await renderScreen('/my-tickets/7', { as: employee, server: [answers(calls.details, closed)] });
  await heading('Portal signed me out');
  expect(screen.queryByRole('textbox', { name: 'Public reply' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Continue in a new ticket' });
  expect(link.getAttribute('href')).toBe('/ticket?type=IT&continues=7');
  const rated = watch(calls.rate, undefined);
  await user.click(screen.getByRole('button', { name: 'Good' }));
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Fast.');
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  await screen.findByText('Thank you for your rating.');
  expect(rated[0]?.body).toEqual({ score: 4, comment: 'Fast.' });
});

it('leads back to "my tickets" without an article', async () => {
  await renderScreen('/my-tickets/77', { as: employee, server: [refuses(calls.details, 'not-found')] });
  expect((await screen.findByRole('link', { name: 'Back to my tickets' })).getAttribute('href')).toBe('/my-tickets');
});

it.each(['/ticket-details/77', '/ticket-details/abc'])('finds nothing at %s', async (address) => {
  await renderScreen(address, { as, server: [refuses(calls.details, 'not-found')] });
  expect(await heading('Ticket not found')).toBeTruthy();
  // The list of all tickets is closed to the viewer.
  expect(screen.getByRole('link', { name: 'Back to the tickets' }).getAttribute('href')).toBe(
    '/my-tickets?show=others',
  );
});

it('decides on a ticket that waits for the reader, by the keyboard too', async () => {
  const asked = { ...handledTicket, approval_state: 'pending' as const, approval: waitingChain };
  const record = { ...asked, abilities: { ...handledTicket.abilities, decide: true } };
  const server = [answers(calls.details, record), ...ticketServer];
  const { user } = await renderScreen('/ticket-details/7', { as, server });
  await heading('Portal signed me out');
  const decided = watch(ticketApprovalsEndpoints.decide, undefined);
  const properties = within(screen.getByRole('complementary', { name: 'Properties' }));
  expect(properties.getByRole('button', { name: 'Reject…' })).toBeTruthy();
  await user.keyboard('a');
  expect(await screen.findByText('You approved TCK-7.')).toBeTruthy();
  expect(decided.map(({ body }) => body)).toEqual([{ id: 7, decision: 'approved', note: '' }]);
});
