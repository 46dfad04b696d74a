import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientsEndpoints } from '../../../platform/api/endpoints/clients.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { openPositionRow, openPositionServer } from '../open-position.fixture.ts';

withFakeServer();

const as = { roles: ['recruitment'] as const };
const choices = [
  answers(clientsEndpoints.forDropdown, [{ id: 2, legal_business_name: 'Harbour Legal Pty Ltd', status: 'Active' }]),
  answers(lookupsEndpoints.timezones, [{ id: 362, name: 'Australia/Sydney', friendly_name: 'Sydney', country_id: 14 }]),
  answers(lookupsEndpoints.currencies, [{ id: 2, code: 'AUD' }]),
];
const server = [...openPositionServer, ...choices];

it('lists positions with their status and owner', async () => {
  await renderScreen('/recruitment', { as, server });
  const row = await screen.findByRole('row', { name: /Bookkeeper/ });
  for (const text of ['Harbour Legal Pty Ltd', 'Sourcing', '1 of 2']) expect(within(row).getByText(text)).toBeTruthy();
  const stages = ['New', 'Screening', 'Presented', 'Interview', 'Offer'];
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cells = within(row).getAllByRole('cell');
  const texts = stages.map((name) => cells[heads.indexOf(name)]?.textContent);
  expect(texts).toEqual(['1', '–', '3', '1', '–']);
  expect(within(row).getByTitle('2 waiting for the client').textContent).toBe('3');
  expect(screen.getByRole('link', { name: 'Bookkeeper' }).getAttribute('href')).toBe(
    '/recruitment/position-candidates/00000000-0000-4000-8000-000000000003',
  );
});

it('opens a position without candidates on what it asks for', async () => {
  const empty = { ...openPositionRow, candidates: 0, stages: {}, waiting: 0 };
  const list = answers(openPositionsEndpoints.list, { data: [empty], total: 1, counts: { sourcing: 1 } });
  await renderScreen('/recruitment', { as, server: [list, ...choices] });
  expect((await screen.findByRole('link', { name: 'Bookkeeper' })).getAttribute('href')).toBe('/recruitment/3');
});

it('filters by the tile of positions that are worked on', async () => {
  const asked: string[] = [];
  const list = answers(openPositionsEndpoints.list, ({ query }) => {
    asked.push(query.get('dt_params') ?? '{}');
    return { data: [openPositionRow], total: 1, counts: { sourcing: 1, 'pending interviews': 2, filled: 4 } };
  });
  const { user } = await renderScreen('/recruitment', { as, server: [list, ...choices] });
  await user.click(await screen.findByRole('button', { name: 'Open 3' }));
  const status = { value: ['sourcing', 'pending interviews'], matchMode: 'in' };
  await waitFor(() => expect(JSON.parse(asked.at(-1) ?? '{}')).toMatchObject({ filters: { status } }));
});

it('adds a position, with all errors at once', async () => {
  const { user } = await renderScreen('/recruitment', { as, server });
  await user.click(await screen.findByRole('button', { name: 'Add position' }));
  const panel = await screen.findByRole('dialog', { name: 'Position details' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  const errors = await within(panel).findByRole('alert');
  for (const text of ['The client is required.', 'The title is required.', 'The timezone is required.'])
    expect(errors.textContent).toContain(text);
  await user.type(within(panel).getByLabelText(/^Title/), 'Nurse');
  await user.type(within(panel).getByLabelText(/^Must-have/), 'Triage, ICU');
  for (const [field, option] of [
    [/^Client/, /Harbour/],
    [/^Timezone/, /Sydney/],
  ] as const) {
    await user.click(within(panel).getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  const sent = watch(openPositionsEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Position has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ client_id: 2, title: 'Nurse', must_have: ['Triage', 'ICU'], headcount: 1 });
});

it('moves a position at once between the statuses of work', async () => {
  const { user } = await renderScreen('/recruitment', { as, server });
  await user.click(await screen.findByRole('button', { name: 'Actions for Bookkeeper of Harbour Legal Pty Ltd' }));
  const sent = watch(openPositionsEndpoints.move, { version: 3 });
  await user.click(await screen.findByRole('menuitem', { name: 'Move to pending interviews' }));
  expect(await screen.findByText('Bookkeeper is now pending interviews.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ version: 2, status: 'pending interviews' });
});

it('asks for a reason and a free place before it reopens a filled position', async () => {
  const filled = { ...openPositionRow, status: 'filled', filled_count: 2, moves: ['sourcing'] } as const;
  const list = answers(openPositionsEndpoints.list, {
    data: [{ ...filled, moves: ['sourcing'] }],
    total: 1,
    counts: { sourcing: 1 },
  });
  const { user } = await renderScreen('/recruitment', { as, server: [list, ...choices] });
  await user.click(await screen.findByRole('button', { name: /^Actions for Bookkeeper/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reopen…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reopen Bookkeeper?' });
  await user.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('The reason is required.');
  await user.type(within(dialog).getByLabelText(/^Reason/), 'One more');
  const sent = watch(openPositionsEndpoints.move, { version: 3 });
  await user.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('Bookkeeper is now sourcing.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ version: 2, status: 'sourcing', reason: 'One more', headcount: 3, filled_count: 2 });
});

it('says why a position cannot be deleted', async () => {
  const { user } = await renderScreen('/recruitment', { as, server });
  await user.click(await screen.findByRole('button', { name: /^Actions for Bookkeeper/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  fakeServer.use(refuses(openPositionsEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const dialog = await screen.findByRole('dialog', { name: /^Delete Bookkeeper/ });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('It is in use.')).toBeTruthy();
});

it('shows role client its positions without anything to change', async () => {
  const { owner: _owner, priority: _priority, moves: _moves, stages: _stages, ...shown } = openPositionRow;
  const list = answers(openPositionsEndpoints.list, { data: [shown], total: 1, counts: { sourcing: 1 } });
  await renderScreen('/recruitment', { as: { roles: ['client'] }, server: [list] });
  const row = await screen.findByRole('row', { name: /Bookkeeper/ });
  expect(within(row).getByTitle('2 candidates to decide on').textContent).toBe('2');
  expect(screen.getByRole('columnheader', { name: /With you/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add position' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: /Owner|Priority|Screening/ })).toBeNull();
});

it('moves a card of the board by the key M and by dragging', async () => {
  const inColumn = (value: unknown) => String(value).includes('sourcing');
  const { user } = await renderScreen('/recruitment?view=board', {
    as,
    server: [
      answers(openPositionsEndpoints.list, ({ query }) =>
        inColumn(query)
          ? { data: [openPositionRow], total: 1, counts: { sourcing: 1 } }
          : { data: [], total: 0, counts: { sourcing: 1 } },
      ),
      ...choices,
    ],
  });
  const column = await screen.findByRole('region', { name: /^Sourcing/ });
  const link = await within(column).findByRole('link', { name: 'Bookkeeper' });
  const sent = watch(openPositionsEndpoints.move, { version: 3 });
  link.focus();
  await user.keyboard('m');
  await user.click(await screen.findByRole('menuitem', { name: 'Move to pending interviews' }));
  expect(await screen.findByText('Bookkeeper is now pending interviews.')).toBeTruthy();
  const card = within(column).getByRole('listitem');
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(card, { dataTransfer });
  fireEvent.drop(screen.getByRole('region', { name: /^Paused/ }), { dataTransfer });
  expect(await screen.findByRole('dialog', { name: 'Pause Bookkeeper?' })).toBeTruthy();
  expect(sent).toHaveLength(1);
});
