import { notFound } from '@muster/contract';
import type { HolidayPolicyRow } from '@muster/contract/domains/holidays/holiday-policy-answers.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readHolidayPolicy } from './holiday-policies.repository.ts';

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function knownHolidayPolicy(ctx: Ctx, id: number): Promise<HolidayPolicyRow> {
  const record = await readHolidayPolicy(ctx.db, id, todayAtHome(ctx));
  if (!record) throw notFound('holiday policy');
  return record;
}
