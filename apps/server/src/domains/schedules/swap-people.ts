import type { ValueKinds } from '@muster/contract/domains/notifications/notification-type.ts';
import type { SwapDays } from '@muster/contract/domains/schedules/swap.rules.ts';
import type { Db } from '../../database/db.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { type Notice, notifyUsers } from '../notifications/index.ts';
import { lockSwap } from './swap.repository.ts';
import { swapsOfEmployee } from './swap-list.repository.ts';
import {
  clientOn,
  colleaguesOn,
  givenAwayDays,
  namesOf,
  type Parties,
  type Party,
  plansOf,
  sharedDays,
  usersOfEmployees,
} from './swap-people.repository.ts';

interface ColleaguesWanted {
  readonly day: string;
  readonly today: string;
  readonly search: string;
}

/** Colleagues at the present client, where all of them also work on the day. People of other clients are not named. */
export function findColleagues(db: Db, employeeId: number, { day, today, search }: ColleaguesWanted) {
  return withoutRowSecurity(db, async () => {
    const clientId = await clientOn(db, employeeId, today);
    if (clientId === undefined || (await clientOn(db, employeeId, day)) !== clientId) return [];
    return await colleaguesOn(db, { employeeId, clientId, day, today, search });
  });
}

/** Those of the days on which both people work for the client of the swap. */
export function daysOfBoth(db: Db, { clientId, requester, colleague }: Parties, days: readonly string[]) {
  const question = { employeeIds: [requester.id, colleague.id], clientId, days };
  return withoutRowSecurity(db, () => sharedDays(db, question));
}

interface PartiesQuestion extends SwapDays {
  readonly requesterId: number;
  readonly colleagueId: number;
  /** For a new swap: both also work for this client today. */
  readonly today?: string;
  /** Days of the plans before and after the days of the swap. */
  readonly margin?: number;
}

/** Both people with their plans; undefined unless they work for one client on all days of the swap. */
export function readParties(db: Db, question: PartiesQuestion): Promise<Parties | undefined> {
  return withoutRowSecurity(db, () => parties(db, question));
}

async function parties(
  db: Db,
  { requesterId, colleagueId, give, take, today = give, margin = 3 }: PartiesQuestion,
): Promise<Parties | undefined> {
  const clientId = await clientOn(db, requesterId, give);
  if (clientId === undefined || requesterId === colleagueId) return undefined;
  const employeeIds = [requesterId, colleagueId];
  const wanted = [...new Set([give, take ?? give, today])];
  if ((await sharedDays(db, { employeeIds, clientId, days: wanted })).length < wanted.length) return undefined;
  const [first = give, last = give] = [give, take ?? give].toSorted();
  const days = {
    employeeIds,
    first: Temporal.PlainDate.from(first).subtract({ days: margin }).toString(),
    last: Temporal.PlainDate.from(last).add({ days: margin }).toString(),
  };
  const plans = await plansOf(db, days);
  const gone = await givenAwayDays(db, days);
  const names = await namesOf(db, employeeIds);
  const party = (id: number): Party => ({
    id,
    name: names.get(id) ?? '',
    plan: plans.filter(({ employee_id }) => employee_id === id),
    givenAway: gone.filter(({ employee_id }) => employee_id === id).map(({ work_date }) => work_date),
  });
  return { clientId, requester: party(requesterId), colleague: party(colleagueId) };
}

/** What people are notified of, without the people. */
export type Said<Kinds extends ValueKinds> = Pick<Notice<Kinds>, 'type' | 'values'>;

/** The only place that notifies people about swaps: in their own list of notifications, with a link to their schedule. */
export function notifyPeople<Kinds extends ValueKinds>(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  employeeIds: readonly number[],
  said: Said<Kinds>,
): Promise<void> {
  return withoutRowSecurity(ctx.db, async () => {
    const userIds = await usersOfEmployees(ctx.db, employeeIds);
    await notifyUsers(ctx, { userIds, ...said });
  });
}

export function notifyUserIds<Kinds extends ValueKinds>(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  userIds: readonly number[],
  said: Said<Kinds> & Pick<Notice<Kinds>, 'path'>,
): Promise<void> {
  return withoutRowSecurity(ctx.db, () => notifyUsers(ctx, { userIds, ...said }));
}

/** The viewer's swaps, with the names and shifts of their colleagues in them. */
export function ownSwapRows(db: Db, employeeId: number) {
  return withoutRowSecurity(db, () => swapsOfEmployee(db, employeeId));
}

/** Locks both people and the swap. The caller checks who the viewer is: the names of both are read here. */
export function lockedSwap(db: Db, id: number, reach: SubjectReach) {
  return withoutRowSecurity(db, () => lockSwap(db, id, reach));
}
