import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { hiresCalls as calls } from '@muster/contract/domains/recruitment/hires.calls.ts';
import { myPositionsCalls } from '@muster/contract/domains/recruitment/my-positions.calls.ts';
import { openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { newEmployeeRequest } from '../../testing/employee-requests.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const employeeBody = () => newEmployeeRequest(portal.db, { isSensitive: true });
const hr = () => portal.as({ roles: ['hr'] });

async function offered({ headcount = 2, ...columns }: Parameters<typeof createOpenPosition>[1] = {}) {
  const body = await employeeBody();
  const position = await createOpenPosition(portal.db, { client_id: body.client_id, headcount, ...columns });
  const candidate = await createCandidate(portal.db, {
    first_name: 'Hazel',
    last_name: 'Navarro',
    contact: { email: 'hazel@mail.test', phone: '09171234567' },
  });
  const { id, uuid } = await createApplication(portal.db, {
    position_id: position.id,
    candidate_id: candidate.id,
    stage: 'offered',
  });
  return { position, candidate, id, uuid, body, hire: { params: { id }, body } };
}

const rowOf = (id: number) =>
  portal.db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const placesOf = (id: number) =>
  portal.db
    .selectFrom('open_position')
    .select(['status', 'filled_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const employees = async (name: string) =>
  (await portal.db.selectFrom('employee').select('id').where('name', '=', name).execute()).length;

it('creates the employee, links it and fills a place', async () => {
  const viewer = await hr();
  const { id, hire, position, candidate } = await offered();
  const { status, body } = await viewer.call(calls.hire, hire);
  expect(status).toBe(201);
  expect(await rowOf(id)).toMatchObject({ stage: 'hired', employee_id: body.id });
  expect(await placesOf(position.id)).toEqual({ status: 'sourcing', filled_count: 1 });
  const { body: board } = await viewer.call(applicationsCalls.ofPosition, { params: { uuid: position.uuid } });
  expect(board.data[0]?.work).toMatchObject({ employee: { id: body.id, name: hire.body.name }, moves: ['withdrawn'] });
  const { body: own } = await viewer.call(applicationsCalls.ofCandidate, { params: { id: candidate.id } });
  expect(own[0]?.work?.employee?.id).toBe(body.id);
});

it('fills the position with the last place, and hires nobody for a filled one', async () => {
  const viewer = await hr();
  const { hire, position } = await offered({ headcount: 1 });
  const other = await createApplication(portal.db, { position_id: position.id, stage: 'offered' });
  await viewer.call(calls.hire, hire);
  expect(await placesOf(position.id)).toEqual({ status: 'filled', filled_count: 1 });
  const { body: details } = await viewer.call(openPositionsCalls.details, { params: { id: position.id } });
  expect(details.work?.history.at(-1)?.status).toBe('filled');
  const body = { ...(await employeeBody()), client_id: hire.body.client_id };
  const refused = await viewer.refused(calls.hire, { params: { id: other.id }, body });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This position is filled. Reopen it to hire another candidate.',
  ]);
  expect((await rowOf(other.id)).employee_id).toBeNull();
});

it('hires once: many people, many clicks and a retry create one employee', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => portal.as({ roles: ['hr'] })));
  const { hire, position, id } = await offered({ headcount: 5 });
  const name = 'Once Only Navarro';
  const sent = await Promise.all(
    people.flatMap((viewer, index) =>
      [0, 1].map((click) => {
        const body = {
          ...hire.body,
          name,
          third_party_employee_id: `ONE-${index}-${click}`,
          work_email: `one-${index}-${click}@muster.test`,
          personal_email: `one-${index}-${click}@mail.test`,
        };
        return viewer.refused(calls.hire, { params: { id }, body });
      }),
    ),
  );
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  const refused = sent.find(({ status }) => status === 409);
  expect(refused?.body.message).toBe('This candidate is hired already.');
  expect(await employees(name)).toBe(1);
  expect((await placesOf(position.id)).filled_count).toBe(1);
});

it('answers a retry with the same key like the first call', async () => {
  const viewer = await hr();
  const { hire, position } = await offered();
  const request = { ...hire, headers: { 'idempotency-key': 'hire-hazel-0000000001' } };
  const [first, second] = [await viewer.call(calls.hire, request), await viewer.call(calls.hire, request)];
  expect(second.body).toEqual(first.body);
  expect((await placesOf(position.id)).filled_count).toBe(1);
});

it('changes nothing if the employee cannot be created', async () => {
  const viewer = await hr();
  const { id, hire, position } = await offered();
  const refused = await viewer.refused(calls.hire, { ...hire, body: { ...hire.body, shift_id: 999_999 } });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['shift_id']]);
  expect(await rowOf(id)).toMatchObject({ stage: 'offered', employee_id: null });
  expect((await placesOf(position.id)).filled_count).toBe(0);
});

it('hires for the client of the position alone, and with an offer alone', async () => {
  const viewer = await hr();
  const { hire } = await offered();
  const elsewhere = await viewer.refused(calls.hire, { ...hire, body: await employeeBody() });
  expect(elsewhere.body.errors).toEqual({ client_id: ['The client must be the one that the position belongs to.'] });
  const early = await createApplication(portal.db, { stage: 'interview' });
  for (const call of [calls.form, calls.hire]) {
    const refused = await viewer.refused(call, { params: { id: early.id }, body: hire.body } as never);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Only a candidate with an offer can be hired. This application is in interview.',
    ]);
  }
});

it('fills the form in, without contact data for viewers who may not write them', async () => {
  const start_by = '2030-05-06';
  const hours = { start_time: '08:00', end_time: '17:00' };
  const { id, position, body } = await offered({
    title: 'Medical coder',
    start_by,
    shift_start: '08:00',
    shift_end: '17:00',
    work_location: 'hybrid',
  });
  const client_id = position.client_id;
  const shift = await createShift(portal.db, { ...hours, client_id, timezone_id: position.timezone_id });
  const params = { id };
  const { body: full } = await (await hr()).call(calls.form, { params });
  expect(full).toMatchObject({
    name: 'Hazel Navarro',
    client_id,
    position: 'Medical coder',
    start_date: start_by,
    work_location: 'hybrid',
    shift_id: shift.id,
    contact: { email: 'hazel@mail.test', phone: '09171234567' },
  });
  const recruiter = await portal.as({ roles: ['recruitment'], permissions: ['can create employees'] });
  const { body: open } = await recruiter.call(calls.form, { params });
  expect(Object.keys(open)).not.toContain('contact');
  const sensitive = await recruiter.refused(calls.hire, { params, body });
  expect(sensitive.status).toBe(422);
  const plain = { ...(await newEmployeeRequest(portal.db, { isSensitive: false })), client_id };
  expect((await recruiter.call(calls.hire, { params, body: plain })).status).toBe(201);
});

it('is for those who recruit and may create employees', async () => {
  const { hire } = await offered();
  for (const rights of [
    { roles: ['sales'] },
    { roles: ['account manager'], permissions: ['can create employees'] },
    { roles: ['client'], clientId: hire.body.client_id },
  ] as const)
    expect((await (await portal.as(rights as never)).refused(calls.hire, hire)).status).toBe(403);
});

it('shows the client that its candidate was hired, and no field of the employee', async () => {
  const { hire, uuid, position } = await offered();
  const clientId = hire.body.client_id;
  const user = await portal.as({ roles: ['client-user'], clientId });
  const contact = await portal.as({ roles: ['client'], clientId });
  const { body: created } = await (await hr()).call(calls.hire, hire);
  const profile = await user.call(myPositionsCalls.profile, { params: { uuid } });
  const board = await contact.call(applicationsCalls.ofPosition, { params: { uuid: position.uuid } });
  expect(profile.body).toMatchObject({ stage: 'hired' });
  expect(board.body.data[0]).toMatchObject({ stage: 'hired' });
  for (const text of [JSON.stringify(profile.body), JSON.stringify(board.body)])
    expect(text).not.toMatch(/employee|mabini|001234567890|hazel\.home|0917/i);
  expect(created.id).toBeGreaterThan(0);
  const notified = await portal.db
    .selectFrom('notification')
    .select('user_id')
    .where('type', '=', 'recruitment.hired')
    .where('user_id', 'in', [user.userId, contact.userId])
    .execute();
  expect(notified).toHaveLength(2);
});

it('takes a hire back with a note, once the person no longer works here, and frees the place', async () => {
  const viewer = await hr();
  const { id, hire, position } = await offered({ headcount: 1 });
  const { body: created } = await viewer.call(calls.hire, hire);
  const { version } = await rowOf(id);
  const withdraw = (more: object) => ({ params: { id }, body: { version, stage: 'withdrawn', ...more } }) as never;
  expect((await viewer.refused(applicationsCalls.move, withdraw({}))).body.errors).toEqual({
    note: ['The note is required.'],
  });
  const employed = await viewer.refused(applicationsCalls.move, withdraw({ note: 'Did not start' }));
  expect([employed.status, employed.body.message]).toEqual([
    409,
    expect.stringMatching(/^This candidate is an employee/),
  ]);
  await viewer.call(employeesCalls.delete, { body: { id: created.id } });
  await viewer.call(applicationsCalls.move, withdraw({ note: 'Did not start' }));
  expect(await rowOf(id)).toMatchObject({ stage: 'withdrawn', employee_id: created.id });
  expect(await placesOf(position.id)).toEqual({ status: 'sourcing', filled_count: 0 });
});

it('is never reached by a move', async () => {
  const viewer = await hr();
  const { id } = await offered();
  const refused = await viewer.refused(applicationsCalls.move, {
    params: { id },
    body: { version: 1, stage: 'hired' },
  });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'A candidate is hired with an employee record. Choose Hire instead.',
  ]);
});
