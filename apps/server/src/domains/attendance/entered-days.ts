import type { CallInput } from '@muster/contract';
import { attendanceAreas, mayDecideCorrection } from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { CorrectionTimes } from '@muster/contract/domains/attendance/correction.rules.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import type { DayFacts } from '@muster/contract/domains/attendance/day-facts.ts';
import { enteredTimes } from '@muster/contract/domains/attendance/entered-times.rules.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { draftPeople } from './correction-draft.repository.ts';
import { type CheckedDraft, checkDrafts } from './correction-drafts.ts';
import { readDayFacts } from './day-facts.repository.ts';

type Body = CallInput<(typeof correctionsCalls)['enter']>['body'];

type PlannedDraft = CheckedDraft<CorrectionTimes | null>;

/** A day of a request, with what prevents it. */
export interface Entry {
  readonly draft: PlannedDraft;
  readonly name: string;
  /** Of the employee. */
  readonly zone: string;
  readonly facts: DayFacts;
  readonly problem: string | null;
}

/** Each day once, in the order of the request. The number of statements does not depend on the number of days. */
export async function readEntries(ctx: Ctx, { days, times }: Pick<Body, 'days' | 'times'>): Promise<Entry[]> {
  const wanted = [...new Map(days.map((day) => [keyOf(day), day])).values()];
  const people = await draftPeople(ctx.db, [...new Set(wanted.map(({ employee_id }) => employee_id))]);
  const facts = await factsOf(ctx, wanted);
  const zoneOf = (id: number) => people.get(id)?.zone ?? 'UTC';
  const factsFor = (employeeId: number, workDate: string) =>
    facts.get(`${employeeId} ${workDate}`) ?? emptyDay(workDate);
  const drafts = wanted.map(({ employee_id: employeeId, work_date: workDate }) => {
    const { plan } = factsFor(employeeId, workDate);
    return { employeeId, workDate, times: enteredTimes(times, { workDate, plan, zone: zoneOf(employeeId) }) };
  });
  const reach = reachOf(ctx.viewer, attendanceAreas.corrections);
  const checked = await checkDrafts(ctx, drafts, { by: 'staff', reach, zoneOf });
  return checked.map((draft) => {
    const { employeeId, workDate } = draft;
    const problem = problemOf(ctx, draft);
    const person = draft.clientId === null ? undefined : people.get(employeeId);
    if (person === undefined) return missing(draft, times, problem);
    return { draft, facts: factsFor(employeeId, workDate), problem, name: person.name, zone: person.zone };
  });
}

/** An employee out of reach is answered like a missing one: neither the planned shift nor the time zone shows. */
function missing(draft: PlannedDraft, times: Body['times'], problem: string | null): Entry {
  const { employeeId, workDate } = draft;
  const zone = 'UTC';
  const entered = enteredTimes(times, { workDate, plan: null, zone });
  const facts = emptyDay(workDate);
  return { draft: { ...draft, times: entered }, facts, problem, name: `Employee ${employeeId}`, zone };
}

function problemOf({ viewer }: Ctx, { employeeId, clientId, errors, conflict }: PlannedDraft): string | null {
  if (isOwnRecord(viewer, employeeId)) return 'Request your own times under My timesheets.';
  if (!mayDecideCorrection(viewer, { employeeId, isReached: clientId !== null }))
    return 'This employee does not exist.';
  return Object.values(errors).flat()[0] ?? conflict;
}

async function factsOf({ db }: Ctx, wanted: Body['days']): Promise<ReadonlyMap<string, DayFacts>> {
  const dates = wanted.map(({ work_date }) => work_date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const span = { employeeIds: wanted.map(({ employee_id }) => employee_id), first, last };
  const found = await readDayFacts(db, span, wanted);
  return new Map(
    found.map(({ employeeId, facts }) => [keyOf({ employee_id: employeeId, work_date: facts.workDate }), facts]),
  );
}

const emptyDay = (workDate: string): DayFacts => ({
  workDate,
  plan: null,
  punches: [],
  correctedUntil: null,
  holidays: [],
});

const keyOf = ({ employee_id, work_date }: Body['days'][number]) => `${employee_id} ${work_date}`;
