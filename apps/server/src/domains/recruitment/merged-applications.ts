import { Problem } from '@muster/contract';
import { applicationStageWords } from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { beginStage } from './application-write.repository.ts';
import { carryDecision, endMerged, type MergedApplication } from './candidate-merge.repository.ts';
import { concludeApplicationChange } from './recruitment.events.ts';

interface Doubled {
  readonly stays: MergedApplication;
  readonly ends: MergedApplication;
}

/** Ends the application that is less far. A decision of the client goes with it, except for a rejection: that one is read where it was made. */
export async function endDoubled(ctx: Ctx, { stays, ends }: Doubled, at: string): Promise<void> {
  if (ends.stage === 'hired')
    throw new Problem('conflict', `Both records are hired for ${ends.position}. Take one hire back first.`);
  if (ends.has_planned_interview)
    throw new Problem(
      'conflict',
      `The application for ${ends.position} that would end has a planned interview. Cancel it or enter its result first.`,
    );
  await endMerged(ctx.db, ends.id, stays.id, at);
  const actorId = ctx.viewer.userId;
  await beginStage(ctx.db, ends.id, { stage: 'withdrawn', at, rejection: null, note, actorId });
  const isCarried =
    stays.decision === 'undecided' && (ends.decision === 'shortlisted' || ends.decision === 'wants interview');
  if (isCarried) await carryDecision(ctx.db, ends.id, stays.id);
  await concludeApplicationChange(
    ctx,
    { ...ends, isShown: ends.presented_at !== null || stays.presented_at !== null },
    {
      event: 'recruitment.move-application',
      part: { kind: 'application', id: ends.id },
      before: { stage: applicationStageWords[ends.stage] },
      after: { stage: applicationStageWords.withdrawn, note },
      details: { position: ends.position },
    },
  );
}

const note = 'Two records of this person were merged. The other application for this position stays.';
