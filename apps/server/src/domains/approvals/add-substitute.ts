import { type CallAnswer, type CallInput, dayIn, homeZone, invalidInput } from '@muster/contract';
import { dayOutOfBounds } from '@muster/contract/day-bounds.rules.ts';
import { approvalsNotifications } from '@muster/contract/domains/approvals/approvals-notifications.ts';
import {
  maySubstitute,
  mostSubstituteDays,
  mostSubstituteDaysAhead,
} from '@muster/contract/domains/approvals/substitute.rules.ts';
import { substituteLabels, type substitutesCalls } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { notifyUsers, refreshWaiting } from '../notifications/index.ts';
import { insertSubstitute, staffWithRoles } from './substitute.repository.ts';

type Add = (typeof substitutesCalls)['add'];

/** Names who decides for the viewer on some days, and notifies them. @throws Problem invalid-input */
export async function addSubstitute(ctx: Ctx, { body }: CallInput<Add>): Promise<CallAnswer<Add>> {
  const { viewer } = ctx;
  const { first_day: first, last_day: last } = body;
  const choices = await staffWithRoles(ctx.db, viewer.roles);
  const substitute = choices.find((user) => user.userId === body.substitute_id && maySubstitute(viewer, user));
  const errors = { ...dayErrors(first, last, dayIn(homeZone, ctx.clock.now())) };
  if (!substitute) errors.substitute_id = ['Choose someone who has all your staff roles.'];
  if (!substitute || Object.keys(errors).length > 0) throw invalidInput(errors);
  const added = {
    userId: viewer.userId,
    substituteUserId: substitute.userId,
    first,
    last,
    now: ctx.clock.now().toString(),
  };
  const id = await withFieldErrors(() => insertSubstitute(ctx.db, added), substituteLabels, {
    approval_substitute_no_overlap: ['first_day', { text: 'You have a substitute on some of these days already.' }],
  });
  await ctx.audit({
    event: 'approvals.add-substitute',
    subject: { kind: 'user', id: String(viewer.userId) },
    after: { substitute: substitute.name, first_day: first, last_day: last },
    version: 1,
    part: { kind: 'substitute', id },
  });
  await refreshWaiting(ctx.db, [substitute.userId]);
  await notifyUsers(ctx, {
    userIds: [substitute.userId],
    type: approvalsNotifications.substitute,
    values: { person: viewer.userId, first, last },
  });
  return { id };
}

function dayErrors(first: string, last: string, today: string): Record<string, string[]> {
  if (first < today) return { first_day: ['The first day must not be in the past.'] };
  const late = dayOutOfBounds(substituteLabels.first_day, first, {
    first: null,
    last: addDays(today, mostSubstituteDaysAhead),
  });
  if (late !== null) return { first_day: [late] };
  if (last < first) return { last_day: ['The last day must not be before the first day.'] };
  const days = Temporal.PlainDate.from(first).until(last).days + 1;
  return days > mostSubstituteDays ? { last_day: [`Choose at most ${mostSubstituteDays} days.`] } : {};
}
