import type { Viewer } from '@muster/contract';
import { scopeOf } from '@muster/contract/scope.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOwnPosition } from '../recruitment/index.ts';

/** Of position `p`. Row security says the same: staff see all, a client what belongs to its positions. */
export const isReached = (viewer: Viewer): RawBuilder<SqlBool> =>
  scopeOf(viewer).kind === 'staff' ? sql<SqlBool>`true` : isOwnPosition(viewer);
