import type { CallAnswer, CallInput } from '@muster/contract';
import type { evaluationsCalls } from '@muster/contract/domains/evaluations/evaluations.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertReachable } from '../employees/index.ts';
import { presentEvaluation } from './evaluation.presenter.ts';
import { evaluationsOf } from './evaluations.repository.ts';

type History = (typeof evaluationsCalls)['history'];

/**
 * All evaluations of an employee. @throws Problem not-found (404), the same for a missing employee and one out of
 * reach.
 */
export async function readEvaluationHistory(ctx: Ctx, { params }: CallInput<History>): Promise<CallAnswer<History>> {
  await assertReachable(ctx, params.id);
  return (await evaluationsOf(ctx.db, params.id)).map(presentEvaluation);
}
