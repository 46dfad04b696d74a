import { leaveRequestAttachmentCalls as files } from '@muster/contract/domains/leave/leave-request-attachment.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createLeaveTaker } from '../../testing/factories/leave.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { pdf, uploadForm } from '../../testing/sample-files.ts';
import { range, taker, weekdays } from './leave-request.fixture.ts';

/** Somebody's waiting request of three days, with the lead of their team, a lead of another one, and HR. */
export async function documentedLeave(portal: TestPortal, code = 'SL', last = '2026-03-18') {
  const ana = await taker(portal, { ...weekdays, code });
  const { client_id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', ana.id)
    .executeTakeFirstOrThrow();
  const body = { leave_type_id: ana.typeId, ...range('2026-03-16', last) };
  const { body: request } = await ana.user.call(calls.request, { body });
  return {
    ...{ id: request.id, ana, clientId: client_id },
    lead: await leadOf(portal, client_id, [ana]),
    otherLead: await leadOf(portal, client_id, []),
    hr: await portal.as({ roles: ['hr'] }),
  };
}

async function leadOf(portal: TestPortal, clientId: number, members: readonly { readonly id: number }[]) {
  const leader = await createLeaveTaker(portal, { ...weekdays, employee: { client_id: clientId } });
  const team = await createTeam(portal.db, { client_id: clientId });
  for (const member of members) await addToTeam(portal.db, team, member);
  await addToTeam(portal.db, team, leader, 'teamLead');
  return portal.as({ roles: ['team lead'], employeeId: leader.id });
}

export const attaching = (id: number, name = 'certificate.pdf') => ({
  form: uploadForm({ leave_request_id: id }, pdf(), name),
});

export async function attach(who: Persona, id: number, name?: string): Promise<number> {
  return (await who.call(files.add, attaching(id, name))).body.id;
}

/** The statuses of list, content, adding and removing. */
export async function triedBy(who: Persona, id: number, fileId: number): Promise<readonly number[]> {
  const query = { leave_request_id: id, file_name: 'certificate.pdf' };
  return [
    (await who.refused(files.list, { params: { id } })).status,
    (await who.refused(files.read, { query })).status,
    (await who.refused(files.add, attaching(id))).status,
    (await who.refused(files.remove, { params: { id: fileId } })).status,
  ];
}
