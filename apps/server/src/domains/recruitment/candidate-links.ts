import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import { candidateLinkState } from '@muster/contract/domains/recruitment/candidate-link.rules.ts';
import type { candidateLinksCalls } from '@muster/contract/domains/recruitment/candidate-links.calls.ts';
import { candidateLinkLimits as limits } from '@muster/contract/domains/recruitment/candidate-links.constants.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { AnonymousContext, Ctx } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { presentCandidateLink, presentPublicCandidate } from './candidate-links.presenter.ts';
import {
  activeLinkCount,
  insertCandidateLink,
  linksOfCandidate,
  lockCandidateLink,
  openCandidateLink,
  revokeLink,
} from './candidate-links.repository.ts';
import { lockCandidate, readCandidate } from './candidates.repository.ts';
import { concludeCandidateChange } from './recruitment.events.ts';

type Calls = typeof candidateLinksCalls;

/** @throws Problem not-found */
export async function listCandidateLinks(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  if (!(await readCandidate(ctx.db, id))) throw notFound('candidate');
  const now = ctx.clock.now().toString();
  return (await linksOfCandidate(ctx.db, id)).map((link) => presentCandidateLink(link, now));
}

/** The link is shown once. @throws Problem not-found; conflict for an archived candidate and beyond the most links */
export async function createCandidateLink(
  ctx: Ctx,
  { params: { id }, body: { label, days } }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const candidate = await lockCandidate(ctx.db, id);
  if (!candidate) throw notFound('candidate');
  if (candidate.archived_at !== null)
    throw new Problem('conflict', `${candidate.name} is archived. Bring the candidate back first.`);
  const now = ctx.clock.now();
  if ((await activeLinkCount(ctx.db, id, now.toString())) >= limits.active)
    throw new Problem('conflict', `${candidate.name} has ${limits.active} active links. Revoke one first.`);
  const token = ctx.random.token();
  const expires_at = now.add({ hours: days * 24 }).toString();
  const linkId = await insertCandidateLink(ctx.db, {
    candidate_id: id,
    token_hash: hashToken(token),
    label,
    created_at: now.toString(),
    created_by_user_id: ctx.viewer.userId,
    expires_at,
  });
  await concludeCandidateChange(ctx, id, {
    event: 'recruitment.create-candidate-link',
    details: { link: label, days },
  });
  return { id: linkId, url: `${ctx.appUrl}/candidates/${token}` };
}

/** @throws Problem not-found; conflict for a link that does not work any more */
export async function revokeCandidateLink(ctx: Ctx, { params: { id } }: CallInput<Calls['revoke']>): Promise<void> {
  const link = await lockCandidateLink(ctx.db, id);
  if (!link) throw notFound('link');
  const now = ctx.clock.now().toString();
  const state = candidateLinkState(link, now);
  if (state !== 'active') throw new Problem('conflict', `This link is ${state} already.`);
  await revokeLink(ctx.db, id, now);
  await concludeCandidateChange(ctx, link.candidate_id, {
    event: 'recruitment.revoke-candidate-link',
    details: { link: link.label },
  });
}

/** For strangers. @throws Problem not-found, the same for unknown, expired and revoked links */
export async function openPublicCandidate(
  ctx: AnonymousContext,
  { body: { token } }: CallInput<Calls['open']>,
): Promise<CallAnswer<Calls['open']>> {
  const opened = await openCandidateLink(ctx.db, {
    tokenHash: hashToken(token),
    at: ctx.clock.now().toString(),
    today: todayAtHome(ctx),
  });
  if (!opened) throw notFound('candidate');
  await concludeCandidateChange(ctx, opened.candidate_id, {
    event: 'recruitment.open-candidate-link',
    details: { link: opened.label },
  });
  return presentPublicCandidate(opened);
}
