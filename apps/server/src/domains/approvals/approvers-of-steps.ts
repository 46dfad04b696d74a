import { approvalKind } from '@muster/contract/all-approval-kinds.ts';
import { waitingFor } from '@muster/contract/domains/approvals/approval.rules.ts';
import { type ApproverSource, fallbackRoles } from '@muster/contract/domains/approvals/approvals.constants.ts';
import type { Db } from '../../database/db.ts';
import type { PolicyStep, StepApprover } from './approval-policy.repository.ts';
import { type FoundApprover, ownRecordsOf } from './approver.repository.ts';
import { ownApprovers } from './likely-approvers.ts';

/** The person whom a request is about. */
export interface ApprovalSubject {
  readonly requester_user_id: number | null;
  readonly employee_id: number | null;
  readonly client_id: number | null;
  /** The client that the person worked for earlier in the days of the subject. */
  readonly former_client_id: number | null;
  /** The second person of the subject, such as of a swap. */
  readonly other_employee_id: number | null;
}

export interface StepApprovers {
  readonly approvers: readonly FoundApprover[];
  /** Of the step's escalation role, otherwise of the first fallback role with an active user. */
  readonly escalation: readonly FoundApprover[];
  /** Who would be an approver for this person, but requested it or takes part in it. */
  readonly excluded: readonly FoundApprover[];
  /** Whether a user neither requested it nor takes part in it, with this account or another one of the same person. */
  readonly isOther: (person: Person) => boolean;
}

/** A user with the employees who are this user. */
type Person = Pick<FoundApprover, 'user_id' | 'own_records'>;

/** Who may decide on a subject in a step, as of now. */
export type ApproverDirectory = (subject: ApprovalSubject, step: PolicyStep) => StepApprovers;

/** The employees who are a user, by user. */
export type OwnRecords = ReadonlyMap<number, readonly number[]>;

/**
 * Resolves the approvers of all these steps and subjects in at most two statements. The requester and the subject are none. `known`: of
 * requesters whose records need not be read.
 */
export async function approversOfSteps(
  db: Db,
  steps: readonly PolicyStep[],
  subjects: readonly ApprovalSubject[],
  known: OwnRecords = new Map(),
): Promise<ApproverDirectory> {
  const sources = steps.flatMap(({ approvers }) => approvers);
  const found = await ownApprovers(db, {
    sources: new Set(sources.map(({ source }) => source)),
    users: defined(sources.map(({ user_id }) => user_id)),
    roles: [...defined([...sources, ...steps.map(escalationOf)].map(({ role }) => role)), ...fallbackRoles],
    employees: defined(subjects.map(({ employee_id }) => employee_id)),
    clients: defined(subjects.flatMap(({ client_id, former_client_id }) => [client_id, former_client_id])),
    withRights: steps.some(({ kind }) => approvalKind(kind)?.mayDecide !== undefined),
  });
  const unknown = defined(subjects.map(({ requester_user_id }) => requester_user_id)).filter((id) => !known.has(id));
  const requesters: OwnRecords = new Map([...known, ...(await ownRecordsOf(db, unknown))]);
  return directoryOf(found, requesters);
}

type FoundPeople = Omit<StepApprovers, 'isOther'>;

/**
 * Subjects that ask the same people, of whom the same take part, have the same approvers. They are computed once: somebody in HR is asked about
 * thousands of requests.
 */
function directoryOf(everybody: readonly FoundApprover[], requesters: OwnRecords): ApproverDirectory {
  const bySource = Map.groupBy(everybody, keyOf);
  const userIds = new Set(everybody.map(({ user_id }) => user_id));
  const records = new Set(everybody.flatMap(({ own_records }) => own_records));
  const computed = new Map<string, FoundPeople>();
  return (subject, step) => {
    const requester = subject.requester_user_id;
    const takingPart = partiesOf(subject, requesters);
    const isOther = ({ user_id, own_records }: Person) =>
      user_id !== requester && !own_records.some((id) => takingPart.has(id));
    const keys = step.approvers.map((approver) => wantedKey(subject, approver));
    const excluded = [
      requester !== null && userIds.has(requester) ? requester : 'nobody',
      ...[...takingPart].filter((id) => records.has(id)),
    ];
    const key = JSON.stringify([step.policy_version_id, step.position, keys, excluded]);
    const people = computed.get(key) ?? peopleOf(step, keys, { bySource, isOther });
    computed.set(key, people);
    return { ...people, isOther };
  };
}

interface Found {
  readonly bySource: ReadonlyMap<string, readonly FoundApprover[]>;
  readonly isOther: StepApprovers['isOther'];
}

function peopleOf(step: PolicyStep, keys: readonly string[], { bySource, isOther }: Found): FoundPeople {
  const search = (key: string) => (bySource.get(key) ?? []).filter((one) => mayBeAsked(step, one));
  const found = keys.flatMap(search);
  const allowed = (people: readonly FoundApprover[]) => unique(people.filter(isOther));
  const ofRoles = defined([step.escalation_role, ...fallbackRoles]).map((role) => allowed(search(roleKey(role))));
  return {
    approvers: allowed(found),
    escalation: ofRoles.find((people) => people.length > 0) ?? [],
    excluded: unique(found.filter((person) => person.source !== 'role' && !isOther(person))),
  };
}

export interface CurrentStep extends ApprovalSubject {
  readonly step_required: number;
  readonly escalated_at: string | null;
}

export interface StepDecision {
  readonly decision: 'approved' | 'refused';
  readonly on_behalf_of_user_id: number;
}

/** Whose decision the current step waits for. */
export function waitingApprovers(
  request: CurrentStep,
  { approvers, escalation }: StepApprovers,
  decisions: readonly StepDecision[],
): FoundApprover[] {
  const ids = waitingFor({
    approvers: approvers.map(({ user_id }) => user_id),
    escalation: escalation.map(({ user_id }) => user_id),
    decided: decisions.map(({ on_behalf_of_user_id }) => on_behalf_of_user_id),
    approvals: decisions.filter(({ decision }) => decision === 'approved').length,
    required: request.step_required,
    isEscalated: request.escalated_at !== null,
  });
  const people = new Map([...escalation, ...approvers].map((person) => [person.user_id, person]));
  return defined(ids.map((id) => people.get(id)));
}

/** The employees whom a subject is about, and those who are its requester: with another account, too, they don't decide. */
function partiesOf(
  { requester_user_id: requester, employee_id, other_employee_id }: ApprovalSubject,
  ownRecords: OwnRecords,
): ReadonlySet<number> {
  const ofRequester = requester === null ? [] : (ownRecords.get(requester) ?? []);
  return new Set(defined([employee_id, other_employee_id, ...ofRequester]));
}

/** Somebody without the roles or the rights that decide this kind could not open the subject. */
function mayBeAsked({ kind }: PolicyStep, { source, roles, permissions }: FoundApprover): boolean {
  const declared = approvalKind(kind);
  if (declared?.mayDecide) return declared.mayDecide({ roles, permissions });
  if (source !== 'person' && source !== 'account-manager') return true;
  const deciding: readonly string[] | undefined = declared?.roles;
  return deciding === undefined || roles.some((role) => deciding.includes(role));
}

const escalationOf = ({ escalation_role: role }: PolicyStep) => ({ role });

const clientApprover: ApproverSource = 'client-approver';

const keyOf = ({ source, role, employee_id, client_id, user_id }: FoundApprover) =>
  source === 'person' ? `person ${user_id}` : [source, role, employee_id, client_id].join(' ');

const roleKey = (role: string | null) => ['role', role, null, null].join(' ');

function wantedKey(
  { employee_id, client_id, former_client_id }: ApprovalSubject,
  { source, user_id, role }: StepApprover,
): string {
  if (source === 'person') return `person ${user_id}`;
  if (source === 'role') return roleKey(role);
  if (source === 'former-client-approver') return [clientApprover, null, null, former_client_id].join(' ');
  return [source, null, source === 'lead' ? employee_id : null, client_id].join(' ');
}

/** Each person as the first source of the step found them. */
const unique = (people: readonly FoundApprover[]) =>
  [...new Map(people.toReversed().map((person) => [person.user_id, person])).values()].toReversed();

function defined<T>(values: readonly (T | null | undefined)[]): T[] {
  return [...new Set(values.filter((value): value is T => value !== null && value !== undefined))];
}
