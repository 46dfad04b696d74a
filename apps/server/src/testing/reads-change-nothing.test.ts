import { permissions } from '@muster/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { callsByDomain } from './calls-by-domain.ts';
import type { Persona } from './create-persona.ts';
import { createAnnouncement } from './factories/announcements.ts';
import { createAttendedDay } from './factories/attendance.ts';
import {
  createAttachment,
  createClientAttachment,
  createLeaveDocument,
  createPhoto,
  createRecruitmentFile,
  createTicketFile,
} from './factories/files.ts';
import { createImportJob } from './factories/imports.ts';
import { createApprovalLink } from './factories/tickets.ts';
import { addDay, createClientRound, createTimesheet } from './factories/timesheets.ts';
import { cardTokenOf, type KnownRecords, readingCalls, readingRequest } from './reading-requests.ts';
import { createSingleRecords } from './single-records.ts';
import { changedTables, digestState, type StateDigest } from './state-digest.ts';
import { twinClients } from './twin-clients.ts';

/**
 * Row 7: reads by any user change no table. Two exceptions are listed here and nowhere else: the activity log
 * records sensitive reads, and the throttle counts attempts.
 */
const mayGrow = new Set(['activity_log', 'activity_head_place', 'activity_seal_head', 'throttle_window']);

let portal: TestPortal;
let people: readonly Persona[];
let known: KnownRecords;
let state: StateDigest;

beforeAll(async () => {
  portal = await buildTestApp();
  const { left } = await twinClients(portal.db, portal.services.cipher);
  const [employeeId = 0] = left.employeeIds;
  const [admin, clientAdmin, employee] = [
    // A few calls are only for client users.
    await portal.as({ roles: ['admin', 'client-admin'], clientId: left.clientId }),
    await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: left.clientId }),
    await portal.as({ roles: ['employee'], permissions: [...permissions], employeeId: left.leadId }),
  ];
  // A client user who approves the hours of the timesheet below.
  await portal.db
    .updateTable('client')
    .set({ approves_hours: true, approves_leave: false })
    .where('id', '=', left.clientId)
    .execute();
  await portal.db
    .updateTable('app_user')
    .set({ approval_enabled: true })
    .where('id', '=', clientAdmin.userId)
    .execute();
  await addDay(portal.db, { id: employeeId, client_id: left.clientId }, { work_date: '2026-02-17' });
  await createAttachment(portal.db, portal.services.files, { id: employeeId });
  await createClientAttachment(portal.db, portal.services.files, { id: left.clientId });
  const { id: announcement } = await createAnnouncement(portal.db);
  await createPhoto(portal.db, portal.services.files, { id: employeeId });
  await createAttendedDay(portal.db, { id: employeeId });
  const singles = await createSingleRecords(portal.db, portal.services.cipher);
  // One call is only for account managers, who may not read all that others may.
  const manager = await portal.as({ roles: ['account manager'] });
  const clients = await clientsOf([singles.openPositionUuid, singles.presentedUuid]);
  people = [admin, clientAdmin, employee, manager, ...clients];
  known = {
    employee: employeeId,
    client: left.clientId,
    team: left.teamId,
    shift: left.shiftId,
    rotation: left.rotationId,
    user: left.employeeUserId,
    session: admin.sessionId,
    userUuid: admin.uuid,
    clientUserUuid: clientAdmin.uuid,
    attachment: 'contract.pdf',
    cardToken: await cardTokenOf(admin, employeeId),
    importJob: (await createImportJob(portal.db, portal.services.files, admin)).id,
    announcement,
    timesheet: (await createTimesheet(portal.db, { id: employeeId }, '2026-02-16', 'submitted')).id,
    approvalLink: await createApprovalLink(portal.db, { ticketId: singles.ticket, userId: admin.userId }),
    ...singles,
  };
  await createLeaveDocument(portal.db, portal.services.files, { id: known.leaveRequest }, 'contract.pdf');
  const { files } = portal.services;
  await createTicketFile(portal.db, files, { ticket_id: known.ticket }, 'contract.pdf');
  await createTicketFile(portal.db, files, { ticket_reply_id: known.ticketReply }, 'contract.pdf');
  await createTicketFile(portal.db, files, { ticket_note_id: known.ticketNote }, 'contract.pdf');
  const named = { file_name: 'contract.pdf' };
  await createRecruitmentFile(portal.db, files, { open_position_id: known.openPosition }, named);
  await createRecruitmentFile(portal.db, files, { candidate_id: known.candidate }, named);
  await createClientRound(portal.db, { id: known.timesheet }, { employeeId, clientId: left.clientId });
  await portal.settle();
  state = await digestState(portal.db);
});
afterAll(() => portal.close());

/** A client user of the company of each position, or of the position of each application. */
async function clientsOf(uuids: readonly string[]): Promise<Persona[]> {
  const rows = await portal.db
    .selectFrom('open_position')
    .leftJoin('application', 'application.position_id', 'open_position.id')
    .select('open_position.client_id')
    .distinct()
    .where((is) => is.or([is('open_position.uuid', 'in', uuids), is('application.uuid', 'in', uuids)]))
    .execute();
  return Promise.all(rows.map(({ client_id: clientId }) => portal.as({ roles: ['client-user'], clientId })));
}

async function expectUnchanged(): Promise<void> {
  await portal.settle();
  const before = state;
  state = await digestState(portal.db);
  expect(changedTables(before, state).filter((name) => !mayGrow.has(name))).toEqual([]);
}

describe.each(callsByDomain(readingCalls))('row 7: calls of %s', (_domain, calls) => {
  it.each(calls.map((call) => [call.name, call] as const))('%s is answered', async (_name, call) => {
    const answers = [];
    for (const person of people) answers.push(await person.refused(call, readingRequest(call, known)));
    for (const { status } of answers) expect(status).toBeLessThan(500);
    // A call that needs more than an id gets its example in reading-requests.ts.
    const isAnswered = answers.some(({ status }) => status === 200 || status === 204);
    expect(isAnswered, answers.map(({ text }) => text).join('\n')).toBe(true);
  });

  it('changed nothing by these requests', expectUnchanged);
});

it('the digest detects the smallest change', async () => {
  await portal.db.updateTable('organization_setting').set({ value: 'another bank' }).execute();
  const after = await digestState(portal.db);
  expect(changedTables(state, after)).toEqual(['organization_setting']);
  state = after;
});

it.each([
  { method: 'GET', url: '/' },
  { method: 'HEAD', url: '/employees' },
  { method: 'GET', url: '/reset-password?token=abc&email=a@b.test' },
  { method: 'GET', url: '/logout' },
  { method: 'GET', url: '/healthz' },
  { method: 'GET', url: '/api/docs' },
  { method: 'GET', url: '/api/1/impersonate?reason=curious' },
  { method: 'GET', url: '/api/leave-impersonate' },
  { method: 'HEAD', url: '/api/leave-impersonate' },
] as InjectOptions[])('row 7: $method $url with only the cookie changes nothing', async (request) => {
  for (const person of people) await person.send(request);
  await expectUnchanged();
});

it('row 3: a read extends a session once a minute, a background refresh never', async () => {
  const [admin] = people;
  const lastSeen = async () =>
    (
      await portal.db
        .selectFrom('session')
        .select('last_seen_at')
        .where('id', '=', admin?.sessionId ?? 0)
        .executeTakeFirstOrThrow()
    ).last_seen_at;
  const ask = (headers: Record<string, string>) =>
    admin?.send({
      method: 'GET',
      url: '/api/currency',
      headers: { authorization: `Bearer ${admin.bearer}`, ...headers },
    });
  const before = await lastSeen();
  portal.clock.advance({ seconds: 61 });
  await ask({ 'x-muster-background': '1' });
  expect(await lastSeen()).toBe(before);
  await ask({});
  await expect.poll(lastSeen).not.toBe(before);
});
