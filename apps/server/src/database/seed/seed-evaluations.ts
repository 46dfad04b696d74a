import type { EvaluationKind } from '@muster/contract/domains/evaluations/evaluations.constants.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { daysFrom } from './day-ranges.ts';
import type { EmployeePlan } from './employee-plan.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedTime } from './seed-clients.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

interface Planned {
  readonly kind: EvaluationKind;
  readonly from: string;
  readonly to: string;
}

type Row = Insertable<Database['employee_review']>;

const evaluators = ['Andrea Lim', 'Ramon Dela Cruz', 'Grace Villanueva', 'Paolo Mendoza'] as const;
const praises = [
  'Reliable, and answers clients in clear words.',
  'Meets the agreed volume and helps newer colleagues.',
  'Careful with details; few corrections were needed.',
  'Good month. Should write hand-over notes earlier.',
  'Steady. Is to take over the weekly report from here on.',
] as const;
const worries = ['Late replies in two weeks; agreed on a daily plan.', 'Volume under target after a change of task.'];
const catchUpDays = 60;

/** The twelve months before today: a catch-up every two months, the probation evaluations, and the annual one. */
export async function seedEvaluations(
  db: Kysely<Database>,
  plans: readonly EmployeePlan[],
  time: SeedTime,
): Promise<number> {
  const rows = plans.flatMap((plan) => evaluationsOf(plan, time));
  await insertRows(db, 'employee_review', rows);
  return rows.length;
}

function evaluationsOf(plan: EmployeePlan, { today, now }: SeedTime): Row[] {
  const period = plan.rows.employee_active_date.at(-1);
  if (!period) return [];
  const random = seededRandom(`evaluations ${plan.id}`);
  const end = period.end_date ?? today;
  const base = random.int(76, 92);
  const evaluator_name = random.pick(evaluators);
  return plannedWithin(period.start_date, today)
    .filter(({ from, to }) => from >= period.start_date && (to <= end || (period.end_date === null && from <= today)))
    .map((one) => ({
      employee_id: plan.id,
      client_id: plan.clientId,
      kind: one.kind,
      period: daysFrom(one.from, one.to),
      due_on: addDays(one.to, 10),
      uuid: random.uuid(),
      created_at: now,
      updated_at: now,
      ...outcome(random, { one, today, base, evaluator_name }),
    }));
}

interface Checked {
  readonly one: Planned;
  readonly today: string;
  readonly base: number;
  readonly evaluator_name: string;
}

function outcome(random: SeededRandom, { one, today, base, evaluator_name }: Checked) {
  const completed = addDays(one.to, random.int(1, 9));
  if (completed > today) {
    const status = one.to < today ? 'For Evaluation' : 'In Progress';
    return { status, completed_on: null, score_hundredths: null, evaluator_name, summary: null };
  }
  const score = Math.min(9_900, base * 100 + random.int(-700, 700));
  const isProbation = one.kind === 'regularization';
  return {
    status: isProbation ? (score >= 7_500 ? 'Closed (Passed)' : 'Closed (Failed)') : 'Completed',
    completed_on: completed,
    score_hundredths: score,
    evaluator_name,
    summary: random.pick(score >= 7_800 ? praises : worries),
  };
}

function plannedWithin(start: string, today: string): Planned[] {
  const since = addDays(today, -365);
  const probation: Planned[] = [
    { kind: 'third month', from: start, to: addDays(start, 89) },
    { kind: 'fifth month', from: addDays(start, 90), to: addDays(start, 149) },
    { kind: 'regularization', from: start, to: addDays(start, 172) },
  ];
  const catchUps = Array.from({ length: 7 }, (_, index): Planned => {
    const from = addDays(since, index * catchUpDays);
    return { kind: 'catch-up', from, to: addDays(from, catchUpDays - 1) };
  });
  const year = String(Number(today.slice(0, 4)) - 1);
  const annual: Planned = { kind: 'annual', from: `${year}-01-01`, to: `${year}-12-31` };
  return [...probation.filter(({ to }) => to > since), ...catchUps, annual];
}
