import type { CallAnswer } from '@muster/contract';
import type { accessCalls } from '@muster/contract/domains/access/activity.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { activityAnswer } from './activity-log.presenter.ts';
import { listActivity } from './activity-log.repository.ts';

type Logs = (typeof accessCalls)['activityLogs'];

export async function listActivityLog(ctx: Ctx, { question }: ListInput<Logs>): Promise<CallAnswer<Logs>> {
  const { data, total } = await listActivity(ctx.db, question);
  return { data: data.map(activityAnswer), total };
}
