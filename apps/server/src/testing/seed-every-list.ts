import { sendMail } from '../platform/mail/mail.ts';
import { keepWaiting } from '../platform/outbox/message-outbox.repository.ts';
import type { TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createUser } from './factories/accounts.ts';
import { createAnnouncement } from './factories/announcements.ts';
import { createApplication } from './factories/applications.ts';
import { createAttendedDay, createOvertime, createWorker } from './factories/attendance.ts';
import { createAvailability } from './factories/availabilities.ts';
import { createCandidate } from './factories/candidates.ts';
import { createCannedReply } from './factories/canned-replies.ts';
import { refreshList } from './factories/employees.ts';
import { createImportJob } from './factories/imports.ts';
import { createInterview } from './factories/interviews.ts';
import { createJobDescriptionTemplate } from './factories/job-description-templates.ts';
import { createLeaveEntry } from './factories/leave-types.ts';
import { createOpenPosition } from './factories/open-positions.ts';
import { createRecruitmentNote } from './factories/recruitment-notes.ts';
import { createAcceptedCover } from './factories/swaps.ts';
import { createTicketType } from './factories/ticket-types.ts';
import { createApprovalLink, createTicket } from './factories/tickets.ts';
import { addDay, createTimesheet } from './factories/timesheets.ts';
import type { KnownRecords } from './reading-requests.ts';
import { createSingleRecords } from './single-records.ts';
import { type Twin, twinClients } from './twin-clients.ts';

export interface EveryList {
  readonly known: KnownRecords;
  /** Values of hidden fields, by name: the sensitive ones of one employee, the owner of a position, and what a candidate is reached by. */
  readonly canaries: Twin['canaries'] & {
    readonly owner: string;
    readonly client: string;
    readonly email: string;
    readonly phone: string;
    readonly tags: string;
  };
}

/** At least one row for every list, as of March 12, 2026. Some names have accents. */
export async function seedEveryList(portal: TestPortal, viewer: Persona): Promise<EveryList> {
  const { db, services } = portal;
  const { left } = await twinClients(db, services.cipher);
  const [employee = 0] = left.employeeIds;
  const person = { id: employee, client_id: left.clientId };
  await db.updateTable('employee').set({ name: 'María Sántos Peña' }).where('id', '=', employee).execute();
  await refreshList(db, employee);
  const colleague = await createWorker(db, { employee: { name: 'Noé Muñoz', client_id: left.clientId } });
  await createAttendedDay(db, person, '2026-03-02');
  await createOvertime(db, person, '2026-03-02');
  for (const work_date of ['2026-01-06', '2026-03-10']) await addDay(db, person, { work_date });
  await db.insertInto('client_account_manager').values({ client_id: left.clientId, user_id: viewer.userId }).execute();
  await db
    .insertInto('notification')
    .values({ user_id: viewer.userId, type: 'test', title: 'Álvarez joined', body: 'Welcome the new colleague.' })
    .execute();
  const { id: ticket_type_id } = await createTicketType(db);
  await createTicket(db, { ticket_type_id, requester_user_id: viewer.userId, subject: 'Señal perdida' });
  const toApprove = { subject: 'Monitor para José', approval_state: 'pending' };
  const waiting = await createTicket(db, { ticket_type_id, requester_user_id: viewer.userId, ...toApprove });
  await createCannedReply(db, { name: 'Réunion déplacée', body: 'The meeting of {client} moved.' });
  const mail = { to: 'ana@muster.test', subject: 'Invitation for Álvarez', text: 'Set a password.' };
  await sendMail({ ...services, db }, mail);
  await keepWaiting(db, 'mail_outbox');
  await services.writeAudit(
    db,
    { at: portal.clock.now(), actor: null, impersonator: null, requestId: null },
    { event: 'clients.update', subject: { kind: 'client', id: String(left.clientId) }, clientId: left.clientId },
  );
  const known = {
    approvalLink: await createApprovalLink(db, { ticketId: waiting.id, userId: viewer.userId }),
    employee,
    client: left.clientId,
    team: left.teamId,
    shift: left.shiftId,
    rotation: left.rotationId,
    user: left.employeeUserId,
    session: viewer.sessionId,
    userUuid: viewer.uuid,
    clientUserUuid: viewer.uuid,
    attachment: 'contract.pdf',
    cardToken: 'none',
    importJob: (await createImportJob(db, services.files, viewer)).id,
    announcement: (await createAnnouncement(db)).id,
    timesheet: (await createTimesheet(db, person, '2026-02-16', 'submitted')).id,
    ...(await createSingleRecords(db, services.cipher)),
  };
  await createLeaveEntry(db, { employee_id: employee, leave_type_id: known.leaveType });
  await portal.settle();
  // Settling withdraws leave of days that nobody is employed on.
  const asked = { first_day: '2026-03-27', last_day: '2026-03-27', reason: 'A family day.', is_late: false };
  await db
    .insertInto('leave_request')
    .values({
      ...asked,
      employee_id: employee,
      leave_type_id: known.leaveType,
      client_id: known.client,
      requested_by_user_id: known.user,
      created_at: '2026-03-11T00:00:00Z',
    })
    .execute();
  await db
    .insertInto('holiday_swap')
    .values({
      employee_id: employee,
      client_id: known.client,
      holiday_day: '2026-04-09',
      holiday: 'Day of Valor',
      substitute_day: '2026-04-13',
      requested_by_user_id: known.user,
      created_at: '2026-03-11T00:00:00Z',
    })
    .execute();
  await createAcceptedCover(db, {
    clientId: known.client,
    employeeId: employee,
    colleagueId: colleague.id,
    shiftId: known.shift,
    day: '2026-03-27',
  });
  const owner = await createUser(db, { columns: { name: 'Zebulon Alcaraz' }, roles: ['sales'] });
  const position = await createOpenPosition(db, { client_id: known.client, owner_user_id: owner.id });
  await createJobDescriptionTemplate(db, { updated_by_user_id: owner.id });
  const contact = { email: 'zenobia@canary.test', phone: '09170009991', tags: ['Zenobic'] };
  const candidate = await createCandidate(db, { contact });
  const application = await createApplication(db, {
    position_id: position.id,
    candidate_id: candidate.id,
    stage: 'presented',
  });
  await createInterview(db, { application_id: application.id, booked_by_user_id: owner.id });
  const company = await db
    .selectFrom('client')
    .select('legal_business_name')
    .where('id', '=', known.client)
    .executeTakeFirstOrThrow();
  const by = { author_user_id: viewer.userId, author_name: 'Cora Peña', author_client_id: known.client } as const;
  const shared = { visibility: 'client_shared', body: 'Señal de confianza.' } as const;
  await createRecruitmentNote(db, { ...by, ...shared, open_position_id: position.id });
  const priya = await createUser(db, {
    columns: { name: 'Priya Ñair' },
    roles: ['client-user'],
    clientId: known.client,
  });
  await createAvailability(db, { user_id: priya.id });
  const ofCandidate = { ...contact, tags: 'Zenobic' };
  return {
    known,
    canaries: { ...left.canaries, owner: 'Zebulon', client: company.legal_business_name, ...ofCandidate },
  };
}
