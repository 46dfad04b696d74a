import type { DatedPreviewAnswer } from '@muster/contract/dated/dated-answers.ts';
import { type DatedFields, dayAfter } from '@muster/contract/dated/dated-history.ts';
import type { DatedRefusal } from '@muster/contract/dated/plan-change.ts';
import type { Db } from '../../database/db.ts';
import { cancelChange, changeHistory, endHistory } from '../../platform/dated/change-history.ts';
import { applyEdits } from '../../platform/dated/dated.repository.ts';
import { previewHistory } from '../../platform/dated/preview-history.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { employeeClients, employeePositions, type OwnKind } from './employee-assignment.repository.ts';

interface Plan {
  readonly employeeId: number;
  /** First day of the value. */
  readonly from: string;
  readonly today: string;
}

type Value =
  | { readonly kind: 'client'; readonly value: number }
  | { readonly kind: 'position'; readonly value: string };

export type Move = Plan & Value & { readonly userId: number };

/** Lets a client or position begin on a day. Null where it was stored. */
export async function moveAssignment(db: Db, move: Move): Promise<DatedRefusal | null> {
  const change = changeOf(move);
  const outcome =
    move.kind === 'client'
      ? await changeHistory(db, employeeClients, change({ client_id: move.value }))
      : await changeHistory(db, employeePositions, change({ position: move.value }));
  return 'reason' in outcome ? outcome : null;
}

/** What a move would do, without doing it. */
export function previewMove(
  db: Db,
  move: Move,
  textOf: (refusal: DatedRefusal) => string,
): Promise<DatedPreviewAnswer> {
  const change = changeOf(move);
  return move.kind === 'client'
    ? previewHistory(db, employeeClients, change({ client_id: move.value }), textOf)
    : previewHistory(db, employeePositions, change({ position: move.value }), textOf);
}

const changeOf =
  ({ employeeId: owner, from, today, userId }: Move) =>
  <Value extends object>(value: Value) => ({
    owner,
    from,
    today,
    value: { ...value, is_waiting: from > today, source: 'form' as const, created_by_user_id: userId },
  });

/** Cancels a client or position whose day is still to come. Answers it, null where none begins then. */
export async function cancelMove(
  db: Db,
  { employeeId: owner, kind, from, today }: Plan & { readonly kind: OwnKind },
): Promise<number | string | null> {
  const day = { owner, from, today };
  if (kind === 'client') return (await cancelChange(db, employeeClients, day))?.value.client_id ?? null;
  return (await cancelChange(db, employeePositions, day))?.value.position ?? null;
}

/** Client and position end with the last day, and planned ones are removed, also those with clients that the viewer does not see. */
export async function endAssignments(db: Db, owner: number, lastDay: string): Promise<void> {
  await withoutRowSecurity(db, async () => {
    await endHistory(db, employeeClients, { owner, from: dayAfter(lastDay) });
    await endHistory(db, employeePositions, { owner, from: dayAfter(lastDay) });
  });
}

interface NewPeriod {
  readonly employeeId: number;
  /** First day. */
  readonly start: string;
  readonly clientId: number;
  readonly position: string;
  readonly userId: number;
}

/** Client and position of a returning employee: those of the record. */
export async function beginAssignments(db: Db, period: NewPeriod): Promise<void> {
  const { employeeId: owner, start } = period;
  const entry = { is_waiting: false, source: 'form', created_by_user_id: period.userId } as const;
  const added = <Fields extends DatedFields>(value: Fields) => ({
    owner,
    edit: { removed: [], resized: [], added: [{ from: start, until: null, enteredUntil: null, value }] },
  });
  await applyEdits(db, employeeClients, [added({ client_id: period.clientId, ...entry })]);
  await applyEdits(db, employeePositions, [added({ position: period.position, ...entry })]);
}
