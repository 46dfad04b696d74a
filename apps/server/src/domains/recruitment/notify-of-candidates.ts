import type { ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { recruitmentNotifications as types } from '@muster/contract/domains/recruitment/recruitment-notifications.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { notifyUsers, takeBackNotifications } from '../notifications/index.ts';
import { clientReadersOf, type PositionReader } from './client-users.repository.ts';

interface Presented {
  readonly uuid: string;
  readonly position_id: number;
  readonly position: string;
  readonly position_uuid: string;
}

type Sending = Pick<BaseContext, 'db' | 'clock'>;

/**
 * Notifies the users of the client who see the position, once for all who are presented together. Each link leads where its reader decides:
 * to the profile of one, to the list of several.
 */
export async function notifyOfPresented(ctx: Sending, applications: readonly Presented[]): Promise<void> {
  for (const ofPosition of Map.groupBy(applications, ({ position_id }) => position_id).values()) {
    const [first, second] = ofPosition;
    if (first === undefined) continue;
    const values = { position: first.position, candidates: ofPosition.length };
    const [area, others] = await readersByPath(ctx, first);
    const inArea =
      second === undefined
        ? area
        : { ...area, path: pathOf('myOpenPositionCandidates', { uuid: first.position_uuid }) };
    for (const { userIds, path } of [inArea, others])
      await notifyUsers(ctx, { userIds, path, type: types.presented, values });
  }
}

/** Notifies the users of the client who see the position. Who the employee is, they read in their own lists. */
export async function notifyOfHire(ctx: Sending, application: Presented): Promise<void> {
  for (const { userIds, path } of await readersByPath(ctx, application))
    await notifyUsers(ctx, { userIds, path, type: types.hired, values: { position: application.position } });
}

/** The client no longer sees the candidate, so it keeps no notification of them. */
export async function takeBackPresented(ctx: Sending, application: Presented): Promise<void> {
  const [{ userIds, path }] = await readersByPath(ctx, application);
  await takeBackNotifications(ctx, { userIds, path, type: types.presented.code });
}

interface Decided {
  readonly candidate_id: number;
  readonly position: string;
  readonly owner_user_id: number | null;
}

/** Notifies the recruiter who owns the position. */
export async function notifyOfDecision(ctx: Ctx, decided: Decided, decision: ClientDecision): Promise<void> {
  const { owner_user_id: owner, candidate_id: id, position } = decided;
  if (owner === null) return;
  await notifyUsers(ctx, {
    userIds: [owner],
    type: types.decided,
    values: { position, person: ctx.viewer.userId, decision: decisionVerbs[decision] },
    path: `${pathOf('candidateDetails', { id })}?tab=applications`,
  });
}

const decisionVerbs = {
  undecided: 'took back the decision on',
  shortlisted: 'shortlisted',
  'wants interview': 'wants to interview',
  rejected: 'rejected',
} as const satisfies Readonly<Record<ClientDecision, string>>;

/** Those who use the client area first. */
async function readersByPath({ db }: Sending, { uuid, position_id, position_uuid }: Presented) {
  const readers = await clientReadersOf(db, position_id);
  const idsOf = (some: readonly PositionReader[]) => some.map(({ id }) => id);
  return [
    { userIds: idsOf(readers.filter(({ is_in_area }) => is_in_area)), path: pathOf('candidateProfile', { uuid }) },
    {
      userIds: idsOf(readers.filter(({ is_in_area }) => !is_in_area)),
      path: pathOf('positionCandidates', { uuid: position_uuid }),
    },
  ] as const;
}
