import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import type { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRotation } from './locked-rotation.ts';
import { patternOf, type StoredPatternDay } from './rotation.repository.ts';
import { checkedPattern } from './rotation-pattern.ts';
import { assertOwnRotation, withRotationErrors } from './rotation-problems.ts';
import { renameRotation, rewriteRotation } from './rotation-write.repository.ts';

type Update = (typeof rotationsCalls)['update'];

/** A pattern that somebody has or had never changes: the past and the plans of others keep it. Its name can. */
export async function updateRotation(ctx: Ctx, { params, body }: CallInput<Update>): Promise<CallAnswer<Update>> {
  const stored = await lockedRotation(ctx, { id: params.id, version: body.version });
  const { version: _version, name, client_id: clientId = null, weeks, days } = body;
  assertOwnRotation(ctx, clientId);
  const before = {
    name: stored.name,
    client_id: stored.client_id,
    weeks: stored.weeks,
    days: (await patternOf(ctx.db, params.id)).map(inputOf),
  };
  const after = { name, client_id: clientId, weeks, days };
  if (!stored.is_used) {
    const checked = await checkedPattern(ctx, body);
    await withRotationErrors(() => rewriteRotation(ctx.db, params.id, { name, clientId, weeks }, checked));
  } else {
    if (keyOf(before) !== keyOf(after)) throw invalidInput({ days: [usedText] });
    await withRotationErrors(() => renameRotation(ctx.db, params.id, name));
  }
  const version = stored.version + 1;
  await ctx.audit({
    event: 'shifts.update-rotation',
    subject: { kind: 'rotation', id: String(params.id) },
    clientId,
    before,
    after,
    version,
  });
  return { id: params.id, version };
}

const usedText =
  'Employees have or had this rotation, so only its name can change. Copy it and assign the copy instead.';

type Stored = Pick<CallInput<Update>['body'], 'client_id' | 'weeks' | 'days'>;

const inputOf = ({ week, weekday, shift }: StoredPatternDay) => ({ week, weekday, shift_id: shift.id });

function keyOf({ client_id, weeks, days }: Stored): string {
  const inOrder = days.map(({ week, weekday, shift_id }) => [week * 7 + weekday, shift_id] as const);
  return JSON.stringify([client_id ?? null, weeks, inOrder.toSorted(([one], [other]) => one - other)]);
}
