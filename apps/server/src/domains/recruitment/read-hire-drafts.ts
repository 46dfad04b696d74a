import type { CallAnswer, CallInput } from '@muster/contract';
import type { hireDraftsCalls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { knownHireDraft } from './hire-draft-source.ts';
import { presentHireDraft, presentHireDraftRow } from './hire-drafts.presenter.ts';
import { hireTemplates, pastPayOf, unfinishedHireDrafts } from './hire-drafts.repository.ts';

type Calls = typeof hireDraftsCalls;

/** Of the viewer's company; a user with chosen positions has those that the user began. */
export async function listHireDrafts({ db, viewer }: Ctx): Promise<CallAnswer<Calls['list']>> {
  return (await unfinishedHireDrafts(db, viewer)).map(presentHireDraftRow);
}

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function readHireDraftDetails(
  ctx: Ctx,
  { params: { uuid } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const draft = await knownHireDraft(ctx, uuid);
  const { clientId, userId } = ctx.viewer;
  return presentHireDraft(draft, await withoutRowSecurity(ctx.db, () => pastPayOf(ctx.db, { clientId, userId })));
}

/** Active ones. */
export function listHireTemplates({ db }: Ctx): Promise<CallAnswer<Calls['templates']>> {
  return hireTemplates(db);
}
