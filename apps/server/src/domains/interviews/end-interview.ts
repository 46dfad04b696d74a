import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import {
  type InterviewAct,
  interviewActRefusal,
  isReport,
} from '@muster/contract/domains/interviews/interview-state.rules.ts';
import type { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import {
  interviewStatusWords,
  interviewLabels as labels,
} from '@muster/contract/domains/interviews/interviews.constants.ts';
import { mayReportOn } from '@muster/contract/domains/interviews/interviews.policy.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { freeTimes, saveFeedback, updateInterview } from './interview-write.repository.ts';
import { announcePlanned, concludeInterviewChange } from './interviews.events.ts';
import { isAttendee, lockInterview } from './interviews.repository.ts';
import type { LockedInterview } from './stored-interview.ts';

type Calls = typeof interviewsCalls;

/** Its people are free again at that time. @throws Problem not-found, or conflict once it has begun or ended */
export async function cancelInterview(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['cancel']>,
): Promise<CallAnswer<Calls['cancel']>> {
  const stored = await interviewToChange(ctx, { id, version: body.version, act: 'cancel' });
  const sequence = stored.sequence + 1;
  const end = { ...endOf(ctx), status: 'Cancelled', end_reason: body.reason, sequence } as const;
  const version = await updateInterview(ctx.db, id, end);
  await withoutRowSecurity(ctx.db, () => freeTimes(ctx.db, id));
  await conclude(ctx, stored, {
    event: 'interviews.cancel-interview',
    after: { status: 'Cancelled', reason: body.reason },
    version,
  });
  await announcePlanned(ctx, { id, change: 'cancelled', sequence });
  return { version };
}

/** Says whether it was held. @throws Problem not-found, or conflict before it has begun or once it has ended */
export async function endInterview(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['end']>,
): Promise<CallAnswer<Calls['end']>> {
  const stored = await interviewToChange(ctx, { id, version: body.version, act: 'end' });
  const { outcome } = body;
  const version = await updateInterview(ctx.db, id, { ...endOf(ctx), status: 'Completed', outcome });
  await conclude(ctx, stored, { event: 'interviews.end-interview', after: { status: 'Completed', outcome }, version });
  return { version };
}

/** What the viewer says about the candidate. The log does not have the text. @throws Problem not-found, or conflict before it has begun */
export async function giveInterviewFeedback(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['feedback']>,
): Promise<void> {
  const stored = await interviewToChange(ctx, { id, act: 'feedback' });
  const side = scopeOf(ctx.viewer).kind === 'staff' ? 'staff' : 'client';
  await saveFeedback(ctx.db, {
    ...body,
    interview_id: id,
    user_id: ctx.viewer.userId,
    side,
    written_at: ctx.clock.now().toString(),
  });
  await conclude(ctx, stored, { event: 'interviews.give-feedback', isForStaff: side === 'staff' });
}

interface WantedInterview {
  readonly id: number;
  readonly version?: number;
  readonly act: InterviewAct;
}

/** Locked. @throws Problem not-found or conflict, and forbidden for those who may not report */
export async function interviewToChange(ctx: Ctx, { act, ...wanted }: WantedInterview): Promise<LockedInterview> {
  const stored = await lockedRecord(ctx, interviewSource, wanted);
  if (isReport(act) && !(await mayReport(ctx, stored.id)))
    throw new Problem('forbidden', 'Only those who took part and recruiters say how an interview was.');
  const refusal = interviewActRefusal(stored, act, ctx.clock.now().epochMilliseconds);
  if (refusal !== null) throw new Problem('conflict', refusal);
  return stored;
}

const mayReport = async (ctx: Ctx, id: number): Promise<boolean> =>
  mayReportOn({
    isStaff: scopeOf(ctx.viewer).kind === 'staff',
    isAttendee: await isAttendee(ctx.db, id, ctx.viewer.userId),
  });

const interviewSource: RecordSource<LockedInterview> = {
  thing: 'interview',
  lock: ({ db, viewer }, id) => lockInterview(db, viewer, id),
  logged: (stored, id) => ({
    subject: { kind: 'candidate', id: stored.candidate_id },
    part: { kind: 'interview', id },
  }),
  labels,
};

const endOf = ({ clock, viewer }: Ctx) => ({ ended_at: clock.now().toString(), ended_by_user_id: viewer.userId });

interface LoggedChange {
  readonly event: string;
  readonly after?: Readonly<Record<string, string>>;
  readonly version?: number;
  readonly isForStaff?: boolean;
}

/** Feedback of staff is no line in the log of the client. */
async function conclude(ctx: Ctx, stored: LockedInterview, { isForStaff = false, ...entry }: LoggedChange) {
  const { id, application_id, candidate_id, client_id, position, status } = stored;
  const isStatus = entry.after !== undefined;
  await concludeInterviewChange(
    ctx,
    { id: application_id, candidate_id, client_id: isForStaff ? null : client_id },
    {
      ...entry,
      part: { kind: 'interview', id },
      ...(isStatus && { before: { status: interviewStatusWords[status] } }),
      details: { position },
    },
  );
}
