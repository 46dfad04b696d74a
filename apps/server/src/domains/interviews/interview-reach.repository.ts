import type { Viewer } from '@muster/contract';
import { mayBookInterviews } from '@muster/contract/domains/interviews/interviews.policy.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOwnPosition } from '../recruitment/index.ts';

/** Of position `p`: staff who recruit reach all, a client what belongs to its positions, and other staff nothing. */
export function isReached(viewer: Viewer): RawBuilder<SqlBool> {
  if (scopeOf(viewer).kind !== 'staff') return isOwnPosition(viewer);
  return mayBookInterviews(viewer) ? sql<SqlBool>`true` : sql<SqlBool>`false`;
}
