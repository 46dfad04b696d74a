import { type CallAnswer, scopeOf } from '@muster/contract';
import type { workedPositionsCalls } from '@muster/contract/domains/home/worked-positions.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { workedPositions } from './worked-positions.repository.ts';

const most = 6;

/** Stages before the client sees a candidate are for staff. */
export async function readWorkedPositions({
  db,
  viewer,
}: Ctx): Promise<CallAnswer<(typeof workedPositionsCalls)['list']>> {
  if (scopeOf(viewer).kind !== 'staff') return { data: [], total: 0 };
  return workedPositions(db, { most });
}
