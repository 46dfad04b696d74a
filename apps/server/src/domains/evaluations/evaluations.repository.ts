import type { EvaluationKind } from '@muster/contract/domains/evaluations/evaluations.constants.ts';
import type { evaluationStatuses } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface EvaluationRow {
  readonly id: number;
  readonly kind: EvaluationKind;
  readonly status: (typeof evaluationStatuses)[number];
  readonly period_from: string;
  readonly period_to: string;
  readonly due_on: string;
  readonly completed_on: string | null;
  readonly score_hundredths: number | null;
  readonly evaluator_name: string | null;
  readonly summary: string | null;
}

const mostRows = 200;

/** Newest period first. */
export async function evaluationsOf(db: Db, employeeId: number): Promise<EvaluationRow[]> {
  const { rows } = await sql<EvaluationRow>`
    select id, kind, status, lower(period) as period_from, upper(period) - 1 as period_to, due_on, completed_on,
      score_hundredths, evaluator_name, summary
    from employee_review where employee_id = ${employeeId}
    order by lower(period) desc, id desc limit ${mostRows}`.execute(db);
  return rows;
}
