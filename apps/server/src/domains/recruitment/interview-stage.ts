import { afterStage, stageRefusal } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import { applicationStageWords } from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { beginStage, updateStage } from './application-write.repository.ts';
import { lockApplication } from './applications.repository.ts';
import { concludeApplicationChange } from './recruitment.events.ts';

/** An interview was booked: a presented candidate is now being interviewed. In a later stage nothing moves. */
export async function beginInterviewStage(ctx: Ctx, id: number): Promise<void> {
  const stored = await lockApplication(ctx.db, id);
  if (stored?.stage !== 'presented' || stageRefusal(stored, 'interview') !== null) return;
  const at = ctx.clock.now().toString();
  const version = await updateStage(ctx.db, id, { ...afterStage(stored, 'interview', at), stage_since: at });
  await beginStage(ctx.db, id, { stage: 'interview', at, rejection: null, note: null, actorId: ctx.viewer.userId });
  await concludeApplicationChange(
    ctx,
    { ...stored, isShown: true },
    {
      event: 'recruitment.move-application',
      part: { kind: 'application', id },
      before: { stage: applicationStageWords[stored.stage] },
      after: { stage: applicationStageWords.interview },
      details: { position: stored.position },
      version,
    },
  );
}
