import { type CallInput, homeZone } from '@muster/contract';
import type { accessCalls } from '@muster/contract/domains/access/activity.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { activityAnswer } from './activity-log.presenter.ts';
import { countActivity, listActivity } from './activity-log.repository.ts';

/** A page of the activity log. Days are those of the home zone, both ends included. */
export async function listActivityLog(ctx: Ctx, { query }: CallInput<typeof accessCalls.activityLogs>) {
  const question = {
    event: query.event,
    actor: query.actor,
    subjectKind: query.subject_kind,
    subjectId: query.subject_id,
    kinds: query.kinds,
    from: query.from && startOf(query.from),
    until: query.to && startOf(query.to, 1),
  };
  const page = { first: (query.page - 1) * query.rows, rows: query.rows };
  const [rows, total] = await Promise.all([listActivity(ctx.db, question, page), countActivity(ctx.db, question)]);
  return { data: rows.map(activityAnswer), total };
}

function startOf(day: string, daysLater = 0): string {
  return Temporal.PlainDate.from(day).add({ days: daysLater }).toZonedDateTime(homeZone).toInstant().toString();
}
