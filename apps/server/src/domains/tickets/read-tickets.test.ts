import {
  ticketListsCalls as calls,
  myTicketList,
  ticketList,
} from '@muster/contract/domains/tickets/ticket-lists.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee, refreshList } from '../../testing/factories/employees.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { createTicket } from '../../testing/factories/tickets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
});
afterAll(() => portal.close());

const query = (table: object = {}) => ({ query: { dt_params: JSON.stringify({ first: 0, rows: 100, ...table }) } });
const searching = (value: string) => query({ filters: { global: { value, matchMode: 'contains' } } });
const mine = (view: 'own' | 'others', table: object = {}) => ({ query: { ...query(table).query, view } });
const subjects = ({ data }: { readonly data: readonly { readonly subject: string }[] }) =>
  data.map(({ subject }) => subject).toSorted();

/** A client with an employee and two users, each of whom filed one ticket. The names are the same for every client. */
async function company(mark: string) {
  const client = await createClient(portal.db);
  const employee = await createEmployee(portal.db, { client_id: client.id, name: 'Sam Same' });
  await refreshList(portal.db, employee.id);
  const person = await portal.as({ roles: ['employee'], employeeId: employee.id });
  const user = await portal.as({ roles: ['client-user'], clientId: client.id });
  const colleague = await portal.as({ roles: ['client-admin'], clientId: client.id });
  const [ofEmployees, ofClients] = [
    await createTicketType(portal.db, { audience: ['employee'] }),
    await createTicketType(portal.db, { audience: ['client'] }),
  ];
  const file = (who: Persona, side: 'employee' | 'client', subject: string) =>
    createTicket(portal.db, {
      ...{ ticket_type_id: side === 'employee' ? ofEmployees.id : ofClients.id, side, client_id: client.id },
      ...{ requester_user_id: who.userId, employee_id: side === 'employee' ? employee.id : null },
      subject: `Walls ${mark} ${subject}`,
    });
  await file(person, 'employee', 'payslip');
  await file(user, 'client', 'recording');
  await file(colleague, 'client', 'search');
  return { client, employee, person, user, colleague };
}

describe('each side reads its own tickets', () => {
  let left: Awaited<ReturnType<typeof company>>;
  beforeAll(async () => {
    left = await company('left');
    await company('right');
  });

  const seen: [string, () => Persona, string[], string[]][] = [
    ['the employee', () => left.person, ['Walls left payslip'], []],
    ['a client user', () => left.user, ['Walls left recording'], ['Walls left search']],
    ['the other client user', () => left.colleague, ['Walls left search'], ['Walls left recording']],
  ];
  it.each(seen)('%s', async (_, viewer, own, others) => {
    const table = { filters: { global: { value: 'walls', matchMode: 'contains' } } };
    const read = async (view: 'own' | 'others') => (await viewer().call(calls.mine, mine(view, table))).body;
    for (const [view, expected] of [
      ['own', own],
      ['others', others],
    ] as const) {
      const body = await read(view);
      expect(subjects(body)).toEqual(expected);
      expect(body.total).toBe(expected.length);
      portal.clock.advance({ seconds: 31 });
      const file = await viewer().call(myTicketList.exportCall, {
        body: { format: 'csv', query: mine(view, table).query },
      });
      expect(subjectsIn(file.text)).toEqual(expected);
    }
    expect((await viewer().refused(calls.all, query())).status).toBe(403);
  });

  it('shows all of them to staff with the right to all tickets, and to nobody else', async () => {
    const hr = await portal.as({ roles: ['hr'] });
    const body = (await hr.call(calls.all, searching('walls'))).body;
    expect(subjects(body)).toEqual(
      ['left', 'right'].flatMap((mark) => [`Walls ${mark} payslip`, `Walls ${mark} recording`, `Walls ${mark} search`]),
    );
    const it = await portal.as({ roles: ['it'] });
    expect((await it.refused(calls.all, query())).status).toBe(403);
    expect((await it.call(calls.mine, mine('others'))).body.data.map(({ subject }) => subject)).not.toContain(
      'Walls left payslip',
    );
  });

  it('does not widen by a permission that somebody of another side holds', async () => {
    const greedy = ['can create ticket', 'can view all tickets', 'can view assigned tickets'] as const;
    const user = await portal.as({ roles: ['client-user'], clientId: left.client.id, permissions: greedy });
    expect(subjects((await user.call(calls.all, searching('walls'))).body)).toEqual([
      'Walls left recording',
      'Walls left search',
    ]);
    const other = await createEmployee(portal.db, { client_id: left.client.id });
    const person = await portal.as({ roles: ['employee'], employeeId: other.id, permissions: greedy });
    expect(subjects((await person.call(calls.all, query())).body)).toEqual([]);
    expect(subjects((await person.call(calls.mine, mine('others'))).body)).toEqual([]);
  });

  it('names nobody of another side', async () => {
    const hr = await portal.as({ roles: ['hr'] });
    const type = await createTicketType(portal.db);
    await createTicket(portal.db, {
      ...{ ticket_type_id: type.id, requester_user_id: hr.userId, assignee_user_id: hr.userId, side: 'employee' },
      ...{ employee_id: left.employee.id, client_id: left.client.id, subject: 'On your behalf' },
    });
    const body = (await left.person.call(calls.mine, mine('own'))).body;
    expect(body.data.find(({ subject }) => subject === 'On your behalf')).toMatchObject({
      requester: null,
      assignee: null,
      employee: 'Sam Same',
    });
    const { userId } = hr;
    const name = (
      await portal.db.selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
    ).name;
    const table = { filters: { global: { value: name, matchMode: 'contains' } } };
    expect((await left.person.call(calls.mine, mine('own', table))).body.total).toBe(0);
    expect((await hr.call(calls.all, searching(name))).body.total).toBeGreaterThan(0);
  });
});

describe('what somebody handles', () => {
  it('is what the own groups wait for, and types of an own right, never others', async () => {
    const requester = await portal.as({ roles: ['hr'] });
    const it = await portal.as({ roles: ['it'] });
    const recruiter = await portal.as({ roles: ['recruitment'] });
    const plain = await createTicketType(portal.db, { audience: ['staff'] });
    const cctv = await createTicketType(portal.db, {
      audience: ['staff'],
      view_permission: 'can view ticket for cctv recordings',
    });
    const candidates = await createTicketType(portal.db, {
      audience: ['staff'],
      view_permission: 'can view new candidate search ticket',
    });
    const file = (subject: string, columns: object) =>
      createTicket(portal.db, { requester_user_id: requester.userId, ticket_type_id: plain.id, subject, ...columns });
    await file('Handled screen', { group_role: 'it' });
    await file('Handled contract', { group_role: 'hr' });
    await file('Handled assigned', { group_role: 'hr', assignee_user_id: it.userId });
    await file('Handled camera', { group_role: 'office admin', ticket_type_id: cctv.id });
    await file('Handled search', { group_role: 'recruitment', ticket_type_id: candidates.id });
    // A type with a right of its own is not seen by its group without that right.
    await file('Handled secret', { group_role: 'it', ticket_type_id: candidates.id });
    const handled = async (viewer: Persona) =>
      subjects((await viewer.call(calls.mine, mine('others'))).body).filter((one) => one.startsWith('Handled'));
    expect(await handled(it)).toEqual(['Handled assigned', 'Handled camera', 'Handled screen']);
    expect(await handled(recruiter)).toEqual(['Handled search', 'Handled secret']);
  });
});

it('counts all tickets without reading them: filed, removed and rolled back ones', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const type = await createTicketType(portal.db, { audience: ['staff'] });
  const file = () =>
    createTicket(portal.db, { requester_user_id: hr.userId, ticket_type_id: type.id, subject: 'Counted' });
  const total = async (table: object = {}) => (await hr.call(calls.all, query({ rows: 2, ...table }))).body.total;
  const stored = async () =>
    (
      await portal.db
        .selectFrom('ticket')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const [first] = [await file(), await file(), await file()];
  const before = await total();
  expect(before).toBe(Number(await stored()));
  expect(await total({ first: before + 10 })).toBe(before);
  await portal.db.deleteFrom('ticket').where('id', '=', first.id).execute();
  expect(await total()).toBe(before - 1);
  const undone = portal.db.transaction().execute(async (db) => {
    await createTicket(db, { requester_user_id: hr.userId, ticket_type_id: type.id, subject: 'Undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await total()).toBe(before - 1);
  expect(await total()).toBe(Number(await stored()));
});

describe('the list of all tickets', () => {
  let hr: Persona;
  beforeAll(async () => {
    hr = await portal.as({ roles: ['hr'] });
    const type = await createTicketType(portal.db, { audience: ['staff'], name: 'Queue of tests' });
    const base = { ticket_type_id: type.id, requester_user_id: hr.userId };
    await createTicket(portal.db, { ...base, subject: 'Queue late', due_at: '2026-11-23T00:00:00Z', priority: 4 });
    await createTicket(portal.db, { ...base, subject: 'Queue soon', due_at: '2026-11-25T00:00:00Z', group_role: 'it' });
    await createTicket(portal.db, {
      ...{ ...base, subject: 'Queue waiting', status: 3, pending_since: '2026-11-23T00:00:00Z' },
      assignee_user_id: hr.userId,
    });
    await createTicket(portal.db, {
      ...{ ...base, subject: 'Queue Señal', status: 4, resolved_at: '2026-11-24T00:00:00Z' },
      due_at: '2026-11-23T00:00:00Z',
    });
  });

  const found = async (filters: object) =>
    (
      await hr.call(
        calls.all,
        query({ filters: { type: { value: 'Queue of tests', matchMode: 'contains' }, ...filters } }),
      )
    ).body;

  const cases: [string, object, string[]][] = [
    ['overdue, which a resolved ticket never is', { is_overdue: { value: true, matchMode: 'equals' } }, ['Queue late']],
    ['pending', { status: { value: ['3'], matchMode: 'in' } }, ['Queue waiting']],
    ['urgent', { priority: { value: ['4'], matchMode: 'in' } }, ['Queue late']],
    ['a group', { group: { value: ['it'], matchMode: 'in' } }, ['Queue soon']],
    ['assigned to the reader', { handler: { value: ['me'], matchMode: 'in' } }, ['Queue waiting']],
    [
      'unassigned in a group of the reader',
      { handler: { value: ['groups'], matchMode: 'in' } },
      ['Queue late', 'Queue Señal'].toSorted(),
    ],
    [
      'unassigned',
      { handler: { value: ['nobody'], matchMode: 'in' } },
      ['Queue late', 'Queue soon', 'Queue Señal'].toSorted(),
    ],
    ['due on a day', { due_by: { value: ['2026-11-25', '2026-11-25'], matchMode: 'between' } }, ['Queue soon']],
  ];
  it.each(cases)('finds what is %s, and counts the same', async (_, filters, expected) => {
    const body = await found(filters);
    expect(subjects(body)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  it('finds by number, and by words without accents of several columns', async () => {
    const [late] = (await found({ is_overdue: { value: true, matchMode: 'equals' } })).data;
    for (const text of [late?.number, String(late?.id)])
      expect((await hr.call(calls.all, searching(text ?? ''))).body.data.map(({ id }) => id)).toContain(late?.id);
    expect(subjects((await hr.call(calls.all, searching('senal queue'))).body)).toEqual(['Queue Señal']);
  });

  it('sorts by due time with tickets that have none last', async () => {
    const sorted = async (order: 1 | -1) =>
      (
        await hr.call(
          calls.all,
          query({
            sort: [{ field: 'due_by', order }],
            filters: {
              type: { value: 'Queue of tests', matchMode: 'contains' },
              status: { value: ['2', '3'], matchMode: 'in' },
            },
          }),
        )
      ).body.data.map(({ subject }) => subject);
    expect(await sorted(1)).toEqual(['Queue late', 'Queue soon', 'Queue waiting']);
    expect(await sorted(-1)).toEqual(['Queue soon', 'Queue late', 'Queue waiting']);
  });

  it('takes the first reply for the clock of a ticket while it is the most urgent one, as the queue does', async () => {
    const type = (await createTicketType(portal.db, { name: 'Two clocks' })).id;
    const base = { ticket_type_id: type, requester_user_id: hr.userId };
    const later = { ...base, due_at: '2026-11-26T00:00:00Z' };
    const reply = { first_response_due_at: '2026-11-22T00:00:00Z' };
    await createTicket(portal.db, { ...base, subject: 'Answer', due_at: '2026-11-27T00:00:00Z', ...reply });
    await createTicket(portal.db, {
      ...later,
      subject: 'Answered',
      ...reply,
      first_responded_at: '2026-11-21T00:00:00Z',
    });
    const settled = { status: 4, resolved_at: '2026-11-24T00:00:00Z' };
    await createTicket(portal.db, { ...later, subject: 'Solved', ...reply, ...settled });
    const ofType = { type: { value: 'Two clocks', matchMode: 'contains' } };
    const sort = [{ field: 'due_by', order: 1 }];
    const ask = async (filters: object) => (await hr.call(calls.all, query({ sort, filters }))).body;
    const all = await ask(ofType);
    expect(all.data.map(({ subject, is_overdue, reply_due_by }) => [subject, is_overdue, reply_due_by])).toEqual([
      ['Answer', true, '2026-11-22T00:00:00.000Z'],
      ['Answered', false, null],
      ['Solved', false, null],
    ]);
    const late = await ask({ ...ofType, is_overdue: { value: true, matchMode: 'equals' } });
    expect(subjects(late)).toEqual(['Answer']);
    const { body } = await hr.call(ticketsCalls.open);
    const inQueue = body.data.filter(({ type: name }) => name === 'Two clocks');
    expect(inQueue.map(({ subject, is_overdue }) => [subject, is_overdue])).toEqual([
      ['Answer', true],
      ['Answered', false],
    ]);
    const counted = await ask({ is_overdue: { value: true, matchMode: 'equals' } });
    expect(body.overdue).toBe(counted.total);
  });

  it('hides the time of the first reply from the person whose ticket it is', async () => {
    const worker = await createEmployee(portal.db, {});
    const own = await portal.as({
      ...{ roles: ['hr', 'employee'], permissions: ['can view all tickets', 'can create ticket'] },
      employeeId: worker.id,
    });
    const type = (await createTicketType(portal.db, { name: 'Own clock' })).id;
    await createTicket(portal.db, {
      ...{ ticket_type_id: type, requester_user_id: own.userId, side: 'employee' },
      ...{ employee_id: worker.id, client_id: worker.client_id },
      ...{ due_at: '2026-11-27T00:00:00Z', first_response_due_at: '2026-11-22T00:00:00Z' },
    });
    const ofType = { type: { value: 'Own clock', matchMode: 'contains' } };
    const { data } = (await own.call(calls.all, query({ filters: ofType }))).body;
    expect(data).toMatchObject([{ reply_due_by: null, is_overdue: false }]);
  });

  it('exports what it shows', async () => {
    const table = { filters: { type: { value: 'Queue of tests', matchMode: 'contains' } } };
    const file = await hr.call(ticketList.exportCall, { body: { format: 'csv', query: query(table).query } });
    expect(subjectsIn(file.text)).toHaveLength(4);
  });
});

/** Second column of each line after the head. */
const subjectsIn = (csv: string) =>
  csv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split(',')[1]?.replaceAll('"', '') ?? '')
    .toSorted();
