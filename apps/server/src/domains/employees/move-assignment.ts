import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import type { Db } from '../../platform/http/context.ts';
import {
  deleteStretch,
  endStretch,
  insertStretch,
  type Stretch,
  stretchesOf,
} from './employee-assignment.repository.ts';

export interface Move {
  readonly employeeId: number;
  readonly kind: AssignmentKind;
  readonly value: number | string;
  /** First day of the new value. */
  readonly from: string;
  readonly today: string;
  readonly userId: number;
}

/** Why a value cannot begin on its day. */
export type MoveRefusal = { readonly says: 'held'; readonly since: string } | { readonly says: 'same' };

/**
 * Lets a value begin on a day: the one in force ends the day before, what is planned for later stays. What has held is
 * never touched; a value that begins today or is planned for the same day is replaced. Null where it was stored.
 */
export async function moveAssignment(db: Db, move: Move): Promise<MoveRefusal | null> {
  const { kind, from } = move;
  const stretches = await stretchesOf(db, kind, move.employeeId);
  const held = stretches.findLast((one) => from < move.today && one.from >= from && one.from <= move.today);
  if (held) return { says: 'held', since: held.from };
  const inForce = stretches.find((one) => contains(one, from));
  if (inForce?.value === move.value) return { says: 'same' };
  const replaced = inForce?.from === from ? inForce : undefined;
  const before = replaced ? stretches.find(({ until }) => until === from) : inForce;
  const until = inForce ? inForce.until : (stretches.find((one) => one.from > from)?.from ?? null);
  if (replaced) await deleteStretch(db, kind, replaced.id);
  if (replaced && before?.value === move.value) {
    await endStretch(db, kind, before.id, until);
    return null;
  }
  if (!replaced && before) await endStretch(db, kind, before.id, from);
  await insertStretch(db, kind, { ...move, until, isWaiting: from > move.today });
  return null;
}

function contains({ from, until }: Stretch, day: string): boolean {
  return from <= day && (until === null || day < until);
}
