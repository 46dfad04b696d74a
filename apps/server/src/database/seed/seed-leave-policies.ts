import type { LeaveAccrual, LeaveRounding } from '@muster/contract/domains/leave/leave-policies.constants.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { BaseLists } from './base-lists.ts';
import { insertRows } from './insert-rows.ts';

/** Amounts are days. */
interface DemoLine {
  readonly code: string;
  readonly accrual: LeaveAccrual;
  readonly yearly: number;
  readonly rounding?: LeaveRounding;
  readonly cap?: number;
  readonly carry?: number;
  readonly carryMonths?: number;
  readonly waitingMonths?: number;
  readonly negative?: number;
  /** After five years of service. */
  readonly senior?: number;
}

const sick: DemoLine = { code: 'SL', accrual: 'upfront', yearly: 10, carry: 0 };
const emergency: DemoLine = { code: 'EL', accrual: 'upfront', yearly: 3, carry: 0 };

type Country = Parameters<BaseLists['policyFor']>[1];

const demoPolicies: Readonly<Record<Country, readonly DemoLine[]>> = {
  philippines: [{ code: 'VL', accrual: 'monthly', yearly: 15, carry: 5, carryMonths: 3, senior: 18 }, sick, emergency],
  australia: [
    { code: 'VL', accrual: 'monthly', yearly: 20, rounding: 'minute', cap: 30, negative: 2 },
    { ...sick, carry: 10 },
    emergency,
  ],
  unitedStates: [{ code: 'VL', accrual: 'semi_monthly', yearly: 12, cap: 18 }, { ...sick, yearly: 8 }, emergency],
  unitedKingdom: [
    { code: 'VL', accrual: 'quarterly', yearly: 20, carry: 5, waitingMonths: 3 },
    { ...sick, accrual: 'regularization' },
    emergency,
  ],
};

type AccrueLeave = (db: Kysely<Database>, employeeIds: readonly number[], until: string) => Promise<unknown>;

export interface LeavePolicyFacts {
  readonly base: BaseLists;
  readonly today: string;
  readonly accrueLeave: AccrueLeave;
}

/** Policies that count since January of this year, with what they have credited. */
export async function seedLeavePolicies(db: Kysely<Database>, facts: LeavePolicyFacts): Promise<void> {
  const first_day = `${facts.today.slice(0, 4)}-01-01`;
  const types = await db.selectFrom('leave_type').select(['id', 'code']).execute();
  for (const [country, lines] of Object.entries(demoPolicies) as [Country, readonly DemoLine[]][]) {
    const policy_id = facts.base.policyFor('leave', country);
    const version = await db
      .insertInto('leave_policy_version')
      .values({ policy_id, first_day })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const line of lines) await addLine(db, { versionId: version.id, line, types });
  }
  const people = await db
    .selectFrom('employee_policy')
    .select('employee_id')
    .distinct()
    .where('kind', '=', 'leave')
    .execute();
  const ids = people.map(({ employee_id }) => employee_id);
  for (let from = 0; from < ids.length; from += peopleAtOnce)
    await facts.accrueLeave(db, ids.slice(from, from + peopleAtOnce), facts.today);
}

const peopleAtOnce = 200;

interface AddedLine {
  readonly versionId: number;
  readonly line: DemoLine;
  readonly types: readonly { readonly id: number; readonly code: string }[];
}

async function addLine(db: Kysely<Database>, { versionId, line, types }: AddedLine): Promise<void> {
  const type = types.find(({ code }) => code === line.code);
  if (!type) throw new Error(`The leave type ${line.code} is missing.`);
  const { id } = await db
    .insertInto('leave_policy_line')
    .values({
      ...{
        version_id: versionId,
        leave_type_id: type.id,
        accrual: line.accrual,
        yearly_minutes: minutesOf(line.yearly),
      },
      ...{ rounding: line.rounding ?? 'half_day', prorates_joining: true, prorates_leaving: true },
      ...{ waiting_months: line.waitingMonths ?? 0, carry_months: line.carryMonths ?? null },
      cap_minutes: line.cap === undefined ? null : minutesOf(line.cap),
      carry_minutes: line.carry === undefined ? null : minutesOf(line.carry),
      negative_minutes: minutesOf(line.negative ?? 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (line.senior !== undefined)
    await insertRows(db, 'leave_policy_step', [{ line_id: id, after_years: 5, minutes: minutesOf(line.senior) }]);
}

const minutesOf = (days: number) => days * 480;
