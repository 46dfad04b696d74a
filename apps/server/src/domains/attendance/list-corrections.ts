import type { CallAnswer } from '@muster/contract';
import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { mayDecideCorrection } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { correctedDay } from '@muster/contract/domains/attendance/corrected-day.rules.ts';
import type { CorrectionTimes } from '@muster/contract/domains/attendance/correction.rules.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import type { DayFacts } from '@muster/contract/domains/attendance/day-facts.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { readChains } from '../approvals/index.ts';
import { countWaiting, type ListedCorrection, listCorrections } from './correction-list.repository.ts';
import { readDayFacts } from './day-facts.repository.ts';
import { correctionReachOf } from './decision-reach.ts';
import { type ExplainedDay, explainFacts } from './explained-days.ts';

type Outcome = Pick<ExplainedDay, 'figures' | 'explanation'>;
type List = (typeof correctionsCalls)['list'];

/** Corrections that the viewer has to decide, or decided ones. */
export async function readCorrections(
  ctx: Ctx,
  { query: { view }, question }: ListInput<List>,
): Promise<CallAnswer<List>> {
  const reach = await correctionReachOf(ctx);
  const { data: rows, total } = await listCorrections(ctx.db, { view, reach }, question);
  const outcomes = await outcomesOf(ctx, view === 'waiting' ? rows : []);
  const chains = await readChains(
    ctx,
    correctionApproval,
    rows.map(({ id }) => id),
  );
  const data = rows.map(({ entered_by_user_id: author, ...row }) => {
    const approval = chains.get(row.id) ?? null;
    const mayDecide = mayDecideCorrection(ctx.viewer, { employeeId: row.employee.id, isReached: true });
    return {
      ...row,
      outcome: outcomes.get(row.id) ?? null,
      approval,
      abilities: {
        decide: row.state === 'requested' && mayDecide && approval?.may_decide === true,
        withdraw: row.state === 'requested' && author === ctx.viewer.userId,
      },
    };
  });
  return { data, total, waiting: await countWaiting(ctx.db, reach) };
}

/** The result of each correction's approval. The facts of all of them are read together. */
export async function outcomesOf(ctx: Ctx, rows: readonly ListedCorrection[]): Promise<ReadonlyMap<number, Outcome>> {
  const dates = rows.map(({ work_date }) => work_date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const wanted = rows.map(({ employee, work_date }) => ({ employee_id: employee.id, work_date }));
  const span = { employeeIds: wanted.map(({ employee_id }) => employee_id), first, last };
  const days = await readDayFacts(ctx.db, span, wanted);
  const known = new Map(days.map((day) => [`${day.employeeId} ${day.facts.workDate}`, day.facts]));
  return new Map(
    rows.flatMap((row) => {
      const given = known.get(`${row.employee.id} ${row.work_date}`);
      const facts = given && factsAfter(row, given);
      const outcome = facts && explainFacts(facts, { now: ctx.clock.now(), zone: row.zone });
      return outcome ? [[row.id, { figures: outcome.figures, explanation: outcome.explanation }] as const] : [];
    }),
  );
}

/** Undefined where the clocked times would count again, which are not among the facts. */
function factsAfter(row: ListedCorrection, facts: DayFacts): DayFacts | undefined {
  if (row.counts === 'nothing') return { ...facts, punches: [], correctedUntil: null };
  const times = timesOf(row);
  return times === null ? undefined : correctedDay(facts, times, row.zone);
}

function timesOf({ in: from, out, breaks }: ListedCorrection): CorrectionTimes | null {
  if (from === null || out === null) return null;
  const at = (text: string) => Temporal.Instant.from(text);
  return { in: at(from), out: at(out), breaks: breaks.map(({ start, end }) => ({ start: at(start), end: at(end) })) };
}
