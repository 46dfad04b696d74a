import type { Db } from '../database/db.ts';
import { insertPayChange } from '../domains/employees/pay-change.repository.ts';
import { sealContent } from '../domains/employees/requested-pay.ts';
import { systemRandom } from '../platform/clock/clock.ts';
import type { FieldCipher } from '../platform/crypto/field-cipher.ts';
import { enqueue } from '../platform/outbox/message-outbox.ts';
import { createUser } from './factories/accounts.ts';
import { createApplication } from './factories/applications.ts';
import { createAvailability } from './factories/availabilities.ts';
import { createClient, createPolicy } from './factories/clients.ts';
import { createEmployee } from './factories/employees.ts';
import { createHireDraft } from './factories/hire-drafts.ts';
import { createHolidayCalendar } from './factories/holiday-calendars.ts';
import { createHolidayPolicy } from './factories/holiday-policies.ts';
import { createHoliday } from './factories/holidays.ts';
import { createInterview } from './factories/interviews.ts';
import { createJobDescriptionTemplate } from './factories/job-description-templates.ts';
import { createJobDescription } from './factories/job-descriptions.ts';
import { createLeaveFeedLink } from './factories/leave.ts';
import { createLeavePolicy } from './factories/leave-policies.ts';
import { createLeaveType } from './factories/leave-types.ts';
import { createOpenPosition } from './factories/open-positions.ts';
import { createScheduleFeed } from './factories/swaps.ts';
import { createTeam } from './factories/teams.ts';
import { createTicketSlaPolicy } from './factories/ticket-sla-policies.ts';
import { createTicketType } from './factories/ticket-types.ts';
import { createTicket } from './factories/tickets.ts';

/** Kinds of records that belong to nobody in particular: one of each is enough for the calls that read one. */
const kinds = {
  /** A leave policy that the client can have. */
  policy: async (db: Db) => (await createPolicy(db, 'leave')).id,
  /** A mail in the outbox. */
  keptMail: async (db: Db, cipher: FieldCipher) => {
    const message = { to: 'kept@muster.test', subject: 'Kept', text: 'Hello', effectKey: 'kept-mail' };
    await enqueue({ db, cipher, random: systemRandom }, 'mail_outbox', [message]);
    const kept = await db
      .updateTable('mail_outbox')
      .set({ kept_at: '2026-03-02T00:00:00Z' })
      .where('effect_key', '=', message.effectKey)
      .returning('id')
      .executeTakeFirstOrThrow();
    return kept.id;
  },
  /** A change of pay that waits for a second person. */
  payChange: async (db: Db, cipher: FieldCipher) => {
    const { id: employeeId } = await createEmployee(db);
    const { id: userId } = await createUser(db, { roles: ['hr'] });
    const uuid = systemRandom.uuid();
    const after = { payment_method: 'Cash' };
    const sealed = sealContent(cipher, uuid, { part: 'record', before: { payment_method: null }, after });
    const change = { uuid, employeeId, userId, part: 'record', fields: Object.keys(after), sealed } as const;
    return insertPayChange(db, { ...change, now: '2026-03-02T00:00:00Z' });
  },
  /** The token of a calendar link. */
  feedToken: async (db: Db) => {
    const { id: employeeId } = await createEmployee(db);
    const { id: userId } = await createUser(db, { roles: ['employee'], columns: { employee_id: employeeId } });
    return createScheduleFeed(db, { userId, employeeId });
  },
  /** The token of a link to the leave calendar. */
  leaveFeedToken: async (db: Db) => {
    const { id: userId } = await createUser(db, { roles: ['hr'] });
    return createLeaveFeedLink(db, userId);
  },
  holidayCalendar: async (db: Db) => (await createHolidayCalendar(db)).id,
  holiday: async (db: Db) => (await createHoliday(db)).id,
  holidayPolicy: async (db: Db) => (await createHolidayPolicy(db)).id,
  leavePolicy: async (db: Db) => (await createLeavePolicy(db)).id,
  leaveType: async (db: Db) => (await createLeaveType(db)).id,
  /** Approved leave of a day. */
  leaveRequest: async (db: Db) => {
    const { id: employee_id, client_id } = await createEmployee(db);
    const { id: leave_type_id } = await createLeaveType(db);
    const { id: requested_by_user_id } = await createUser(db, { roles: ['hr'] });
    const day = '2026-03-02';
    const { id } = await db
      .insertInto('leave_request')
      .values({
        ...{
          employee_id,
          client_id,
          leave_type_id,
          requested_by_user_id,
          first_day: day,
          last_day: day,
          reason: 'A trip.',
        },
        ...{ is_late: false, state: 'approved', created_at: '2026-02-01T00:00:00Z', closed_at: '2026-02-02T00:00:00Z' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const taken = { request_id: id, employee_id, work_date: day, minutes: 480, state: 'taken' };
    await db.insertInto('leave_request_day').values(taken).execute();
    return id;
  },
  ticketType: async (db: Db) => (await createTicketType(db)).id,
  ticketSlaPolicy: async (db: Db) => (await createTicketSlaPolicy(db)).id,
  /** Of staff, with a reply and a note. */
  ticket: async (db: Db) => {
    const { id: ticket_type_id } = await createTicketType(db);
    const { id: requester_user_id } = await createUser(db, { roles: ['hr'] });
    return (await createTicket(db, { ticket_type_id, requester_user_id })).id;
  },
  ticketReply: async (db: Db) => {
    const { id: author_user_id } = await createUser(db, { roles: ['hr'] });
    const { id: ticket_type_id } = await createTicketType(db);
    const { id: ticket_id } = await createTicket(db, { ticket_type_id, requester_user_id: author_user_id });
    const reply = { ticket_id, author_user_id, is_by_handler: true, body: 'Hello.' };
    return (await db.insertInto('ticket_reply').values(reply).returning('id').executeTakeFirstOrThrow()).id;
  },
  ticketNote: async (db: Db) => {
    const { id: author_user_id } = await createUser(db, { roles: ['hr'] });
    const { id: ticket_type_id } = await createTicketType(db);
    const { id: ticket_id } = await createTicket(db, { ticket_type_id, requester_user_id: author_user_id });
    const note = { ticket_id, author_user_id, body: 'Among us.' };
    return (await db.insertInto('ticket_note').values(note).returning('id').executeTakeFirstOrThrow()).id;
  },
  openPosition: async (db: Db) => (await createOpenPosition(db)).id,
  teamUuid: async (db: Db) => (await createTeam(db, { client_id: (await createClient(db)).id })).uuid,
  openPositionUuid: async (db: Db) => (await createOpenPosition(db)).uuid,
  presentedUuid: async (db: Db) => (await createApplication(db, { stage: 'presented' })).uuid,
  offeredApplication: async (db: Db) => (await createApplication(db, { stage: 'offered' })).id,
  hireDraftUuid: async (db: Db) => (await createHireDraft(db)).uuid,
  availabilityUuid: async (db: Db) => (await createAvailability(db)).uuid,
  interviewApplication: async (db: Db) => (await createApplication(db, { stage: 'presented' })).id,
  interview: async (db: Db) => (await createInterview(db)).id,
  interviewUuid: async (db: Db) => (await createInterview(db)).uuid,
  interviewUser: async (db: Db) => (await createAvailability(db)).user_id,
  candidate: async (db: Db) => (await createApplication(db, { stage: 'presented' })).candidate_id,
  jobDescriptionTemplate: async (db: Db) => (await createJobDescriptionTemplate(db)).id,
  describedPosition: async (db: Db) => (await createJobDescription(db)).position_id,
};

export type SingleRecords = {
  readonly [Kind in keyof typeof kinds]: Awaited<ReturnType<(typeof kinds)[Kind]>>;
};

export async function createSingleRecords(db: Db, cipher: FieldCipher): Promise<SingleRecords> {
  const created: [string, number | string][] = [];
  for (const [kind, create] of Object.entries(kinds)) created.push([kind, await create(db, cipher)]);
  return Object.fromEntries(created) as SingleRecords;
}
