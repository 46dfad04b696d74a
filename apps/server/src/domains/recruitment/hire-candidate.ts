import { type CallAnswer, type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import { employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { afterStage, hireRefusal } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import { applicationStageWords } from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { hiresCalls } from '@muster/contract/domains/recruitment/hires.calls.ts';
import { worksOnPositions } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { createEmployee } from '../employees/index.ts';
import { beginStage, updateStage } from './application-write.repository.ts';
import { lockApplication } from './applications.repository.ts';
import { hireFactsOf } from './hires.repository.ts';
import { notifyOfHire } from './notify-of-candidates.ts';
import { fillPlace } from './position-places.ts';
import { concludeApplicationChange } from './recruitment.events.ts';

type Calls = typeof hiresCalls;

/** What the employee form begins with. @throws Problem conflict for an application that cannot be hired from */
export async function readHireForm(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['form']>,
): Promise<CallAnswer<Calls['form']>> {
  const facts = worksOnPositions(ctx.viewer) ? await hireFactsOf(ctx.db, id) : undefined;
  if (!facts) throw notFound('application');
  const { stage, start_by, email, phone, ...known } = facts;
  assertOffered({ stage });
  const today = todayAtHome(ctx);
  return {
    ...known,
    start_date: start_by !== null && start_by > today ? start_by : today,
    ...(maySeeSensitive(ctx.viewer) && { contact: { email, phone } }),
  };
}

/**
 * Creates the employee, fills a place and moves the application, all or nothing. The lock of the application lets one call
 * through: the others are refused.
 * @throws Problem conflict without an offer or a free place; invalid-input for another client than that of the position
 */
export async function hireCandidate(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['hire']>,
): Promise<CallAnswer<Calls['hire']>> {
  const stored = worksOnPositions(ctx.viewer) ? await lockApplication(ctx.db, id) : undefined;
  if (!stored) throw notFound('application');
  assertOffered(stored);
  if (body.client_id !== stored.client_id)
    throw invalidInput({
      client_id: [`The ${employeeLabels.client_id.toLowerCase()} must be the one that the position belongs to.`],
    });
  await fillPlace(ctx, stored.position_id);
  const created = await createEmployee(ctx, { body });
  const at = ctx.clock.now().toString();
  const next = { ...afterStage(stored, 'hired', at), stage_since: at, employee_id: created.id };
  const version = await updateStage(ctx.db, id, next);
  await beginStage(ctx.db, id, { stage: 'hired', at, rejection: null, note: null, actorId: ctx.viewer.userId });
  await notifyOfHire(ctx, stored);
  await concludeApplicationChange(
    ctx,
    { ...stored, isShown: true },
    {
      event: 'recruitment.hire-candidate',
      part: { kind: 'application', id },
      before: { stage: applicationStageWords[stored.stage] },
      after: { stage: applicationStageWords.hired },
      details: { position: stored.position, employee_id: created.id },
      version,
    },
  );
  return created;
}

function assertOffered(application: Parameters<typeof hireRefusal>[0]): void {
  const refusal = hireRefusal(application);
  if (refusal !== null) throw new Problem('conflict', refusal);
}
