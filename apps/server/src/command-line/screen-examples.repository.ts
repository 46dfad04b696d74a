import type { ScreenDeclaration } from '@muster/contract';
import { needAddress } from '@muster/contract/domains/home/need-address.rules.ts';
import { sql } from 'kysely';
import { cardToken } from '../domains/employees/index.ts';
import type { BaseContext } from '../platform/context/context.ts';

type Examples = (screen: ScreenDeclaration) => string | null;

/** Addresses that exist in this database, for screens with parameters. Null if there is no such record. */
export async function examplesFor({ db, cipher }: Pick<BaseContext, 'db' | 'cipher'>): Promise<Examples> {
  const { rows } = await sql<
    Record<
      | ('employee' | 'client' | 'period' | 'shift' | 'rotation' | 'announcement')
      | (
          | 'leaveType'
          | 'position'
          | 'candidate'
          | 'interview'
          | 'jobDescriptionTemplate'
          | 'ticketType'
          | 'slaPolicy'
          | 'leaveRequest'
          | 'ticket'
          | 'ownTicket'
          | 'leave_policy'
          | 'calendar'
          | 'holiday_policy'
          | 'policy'
        ),
      number | null
    > & {
      positionUuid: string | null;
      presentedUuid: string | null;
      clientUserUuid: string | null;
      teamUuid: string | null;
      availabilityUuid: string | null;
      interviewUuid: string | null;
      hireDraftUuid: string | null;
    }
  >`
    select (select min(id) from employee where deleted_at is null) as employee,
      (select min(id) from client where deleted_at is null and id <> 1) as client,
      (select min(id) from shift where deleted_at is null) as shift,
      (select min(id) from rotation where deleted_at is null) as rotation,
      (select min(id) from approval_policy where is_offered) as policy,
      (select min(id) from client_notification) as announcement,
      (select min(id) from holiday_calendar) as calendar,
      (select min(id) from holiday_policy) as holiday_policy,
      (select min(id) from leave_policy) as leave_policy,
      (select min(id) from leave_type) as "leaveType",
      (select min(id) from open_position) as position,
      (select uuid::text from open_position order by id limit 1) as "positionUuid",
      (select a.uuid::text from application a where a.presented_at is not null
        and a.position_id = (select min(id) from open_position) order by a.id limit 1) as "presentedUuid",
      (select u.uuid::text from app_user u join user_role h on h.user_id = u.id join role r on r.id = h.role_id
        where r.name = 'client-user' and u.client_id is not null order by u.id limit 1) as "clientUserUuid",
      (select t.uuid::text from team t where t.deleted_at is null and t.client_id = (select u.client_id from app_user u
        join user_role h on h.user_id = u.id join role r on r.id = h.role_id
        where r.name = 'client-user' and u.client_id is not null order by u.id limit 1) order by t.id limit 1) as "teamUuid",
      (select uuid::text from availability order by id limit 1) as "availabilityUuid",
      (select min(id) from interview) as interview,
      (select uuid::text from interview order by id limit 1) as "interviewUuid",
      (select uuid::text from hire_draft where position_id is null order by step = 'review' desc, id limit 1) as "hireDraftUuid",
      (select min(id) from candidate) as candidate,
      (select min(id) from job_description_template) as "jobDescriptionTemplate",
      (select min(id) from ticket_type) as "ticketType",
      (select min(id) from leave_request where state = 'requested') as "leaveRequest",
      (select min(id) from ticket_sla_policy) as "slaPolicy",
      (select min(id) from ticket where side = 'client') as ticket,
      (select min(id) from ticket where side = 'employee') as "ownTicket",
      (select min(a.id) from employee_active_date a where a.end_date is null and a.employee_id =
        (select min(id) from employee where deleted_at is null)) as period`.execute(db);
  const { employee = null, period = null, leaveRequest = null } = rows[0] ?? {};
  const known: Readonly<Record<string, number | string | null>> = {
    verifyEmployee: employee && period && cardToken(cipher, { employeeId: employee, periodId: period, number: 1 }),
    // Of no mail: the screen says so.
    approveTicket: 'x'.repeat(43),
    // Of no link: only hashes are stored, and the page says that it does not work.
    publicCandidate: 'x'.repeat(43),
    sharedCandidate: rows[0]?.candidate ?? null,
    actionCenterDetails: leaveRequest && needAddress('leave', [leaveRequest, 0]),
    employeeDetails: rows[0]?.employee ?? null,
    clientDetails: rows[0]?.client ?? null,
    shiftDetails: rows[0]?.shift ?? null,
    rotationDetails: rows[0]?.rotation ?? null,
    leavePolicyDetails: rows[0]?.leave_policy ?? null,
    leaveTypeDetails: rows[0]?.leaveType ?? null,
    openPositionDetails: rows[0]?.position ?? null,
    positionCandidates: rows[0]?.positionUuid ?? null,
    positionNotes: rows[0]?.positionUuid ?? null,
    positionAttachments: rows[0]?.positionUuid ?? null,
    myOpenPositionNotes: rows[0]?.positionUuid ?? null,
    myOpenPositionAttachment: rows[0]?.positionUuid ?? null,
    myOpenPositionDetails: rows[0]?.positionUuid ?? null,
    myOpenPositionCandidates: rows[0]?.positionUuid ?? null,
    positionUpdate: rows[0]?.hireDraftUuid ?? null,
    positionSuccess: rows[0]?.positionUuid ?? null,
    candidateProfile: rows[0]?.presentedUuid ?? null,
    userManagementDetails: rows[0]?.clientUserUuid ?? null,
    teamManagementDetails: rows[0]?.teamUuid ?? null,
    clientAvailabilityDetails: rows[0]?.availabilityUuid ?? null,
    recruitmentInterviewDetails: rows[0]?.interview ?? null,
    interviewScheduleDetails: rows[0]?.interviewUuid ?? null,
    candidateDetails: rows[0]?.candidate ?? null,
    candidate: rows[0]?.candidate ?? null,
    jobDescriptionTemplateDetails: rows[0]?.jobDescriptionTemplate ?? null,
    ticketTypeDetails: rows[0]?.ticketType ?? null,
    ticketSlaPolicyDetails: rows[0]?.slaPolicy ?? null,
    ticketDetails: rows[0]?.ticket ?? null,
    myTicketDetails: rows[0]?.ownTicket ?? null,
    approvalPolicyDetails: rows[0]?.policy ?? null,
    holidayCalendarDetails: rows[0]?.calendar ?? null,
    holidayPolicyDetails: rows[0]?.holiday_policy ?? null,
    // The query names its record.
    notificationPreview: rows[0]?.announcement ?? null,
    accountManagementDetails: rows[0]?.client ?? null,
  };
  const draft = rows[0]?.hireDraftUuid;
  return ({ name, path }) => {
    if (draft && ofDraft.has(name)) return `${path}?draft=${draft}`;
    const plain = path.replace(/\/:\w+\?$/, '');
    const id = known[name];
    if (!plain.includes(':')) return id ? `${plain}?id=${id}` : plain;
    return id === null || id === undefined ? null : plain.replace(/:\w+/, String(id));
  };
}

/** Screens of the hire wizard: the query names the draft. */
const ofDraft: ReadonlySet<string> = new Set([
  'buildPath',
  'automateJobDescription',
  'hireAdditionalDetails',
  'hireGeneratedInsights',
  'reviewGeneratedDescription',
  'positionCreate',
  'positionReview',
  'positionFinalize',
  'positionEdit',
  'positionView',
]);
