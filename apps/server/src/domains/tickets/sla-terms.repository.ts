import type { SlaTargets, SlaWindow } from '@muster/contract/domains/tickets/ticket-sla.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The windows of policy `p`, in order. */
export const windowsOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('days', w.days, 'from', to_char(w.from_time, 'HH24:MI'), 'to', to_char(w.to_time, 'HH24:MI'),
    'breaks', (select coalesce(jsonb_agg(jsonb_build_object('from', to_char(b.from_time, 'HH24:MI'), 'to', to_char(b.to_time, 'HH24:MI'))
      order by b.sequence), '[]') from ticket_sla_break b where b.policy_id = w.policy_id and b.window_sequence = w.sequence))
    order by w.sequence), '[]')
  from ticket_sla_window w where w.policy_id = p.id)`;

/** The targets of policy `p` by priority. */
export const targetsOf = sql`(
  select jsonb_object_agg(g.priority, jsonb_build_object('first_response', g.first_response_minutes, 'resolution', g.resolution_minutes))
  from ticket_sla_target g where g.policy_id = p.id)`;

export interface SlaTerms {
  readonly id: number;
  readonly zone: string;
  readonly holiday_calendar_id: number | null;
  readonly approval_minutes: number;
  readonly windows: readonly SlaWindow[];
  readonly targets: Readonly<Record<1 | 2 | 3 | 4, SlaTargets>>;
}

/** The terms of the policy of type `t`, as one value. */
export const termsOfType = sql`(
  select jsonb_build_object('id', p.id, 'zone', z.name, 'holiday_calendar_id', p.holiday_calendar_id, 'approval_minutes', p.approval_minutes,
    'windows', ${windowsOf}, 'targets', ${targetsOf})
  from ticket_sla_policy p join timezone z on z.id = p.timezone_id where p.id = t.sla_policy_id)`;

/** Names these terms: every change of the policy, its windows or its targets counts its version up. */
export const termsVersionOfType = sql`(select p.id || '.' || p.version from ticket_sla_policy p where p.id = t.sla_policy_id)`;

export async function slaTermsById(db: Db, ids: readonly number[]): Promise<SlaTerms[]> {
  const { rows } = await sql<SlaTerms>`
    select p.id, z.name as zone, p.holiday_calendar_id, p.approval_minutes, ${windowsOf} as windows, ${targetsOf} as targets
    from ticket_sla_policy p join timezone z on z.id = p.timezone_id
    where p.id = any (${[...ids]}::integer[])`.execute(db);
  return rows;
}

export interface NewSlaTerms {
  readonly windows: readonly SlaWindow[];
  readonly targets: Readonly<Record<1 | 2 | 3 | 4, SlaTargets>>;
}

/** Replaces windows and targets. */
export async function storeSlaTerms(db: Db, policyId: number, { windows, targets }: NewSlaTerms): Promise<void> {
  await db.deleteFrom('ticket_sla_window').where('policy_id', '=', policyId).execute();
  await db.deleteFrom('ticket_sla_target').where('policy_id', '=', policyId).execute();
  const numbered = windows.map((window, index) => ({ ...window, sequence: index + 1 }));
  await db
    .insertInto('ticket_sla_window')
    .values(
      numbered.map(({ sequence, days, from, to }) => ({
        ...{ policy_id: policyId, sequence, days: [...days] },
        ...{ from_time: from, to_time: to },
      })),
    )
    .execute();
  const breaks = numbered.flatMap(({ sequence, breaks: pauses }) =>
    pauses.map(({ from, to }, index) => ({
      ...{ policy_id: policyId, window_sequence: sequence, sequence: index + 1 },
      ...{ from_time: from, to_time: to },
    })),
  );
  if (breaks.length > 0) await db.insertInto('ticket_sla_break').values(breaks).execute();
  const rows = ([1, 2, 3, 4] as const).map((priority) => ({
    ...{ policy_id: policyId, priority },
    first_response_minutes: targets[priority].first_response,
    resolution_minutes: targets[priority].resolution,
  }));
  await db.insertInto('ticket_sla_target').values(rows).execute();
}
