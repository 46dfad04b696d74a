import { retentionTerms } from '@muster/contract/domains/recruitment/candidates.constants.ts';
import { recruitmentNotifications as types } from '@muster/contract/domains/recruitment/recruitment-notifications.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { forgetCandidateFiles } from '../documents/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { anonymise, lockDueCandidates, takeUnwarned } from './candidate-retention.repository.ts';
import { positionOwners } from './open-positions.repository.ts';
import { announceAnonymised, concludeCandidateChange } from './recruitment.events.ts';

const candidatesAtOnce = 50;

/** Anonymises candidates whose last day is over. Answers the last one of the portion, null if none is left. */
export async function anonymiseCandidates(
  ctx: BaseContext,
  { day, after, most = candidatesAtOnce }: { readonly day: string; readonly after: number; readonly most?: number },
): Promise<number | null> {
  const at = ctx.clock.now();
  const warnedBy = daysAfter(day, -retentionTerms.warningDays);
  const ids = await lockDueCandidates(ctx.db, { today: day, warnedBy }, { after, most });
  for (const id of ids) {
    await anonymise(ctx.db, id, at.toString());
    await forgetCandidateFiles(ctx.db, id, at);
    await concludeCandidateChange(ctx, id, { event: 'recruitment.anonymise-candidate' });
    await announceAnonymised(ctx, id);
  }
  return ids.at(-1) ?? null;
}

/** Notifies recruitment once of each candidate who will be anonymised soon. */
export async function warnOfRetention(ctx: BaseContext, day: string): Promise<void> {
  const until = daysAfter(day, retentionTerms.warningDays);
  const candidates = await takeUnwarned(ctx.db, { today: day, until });
  if (candidates === 0) return;
  const recruiters = await positionOwners(ctx.db, ['recruitment']);
  await notifyUsers(ctx, {
    userIds: recruiters.map(({ id }) => id),
    type: types.retention,
    values: { candidates, day: until },
    path: pathOf('candidates'),
  });
}

const daysAfter = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
