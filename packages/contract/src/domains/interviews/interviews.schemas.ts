import { z } from 'zod';
import { optionalText, requiredChoice, requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import {
  interviewKinds,
  interviewMethods,
  interviewOutcomes,
  interviewLabels as labels,
  interviewLimits as limits,
} from './interviews.constants.ts';

const wanted = {
  application_id: requiredId(labels.application_id),
  minutes: z
    .number({ error: say.number(labels.minutes) })
    .int(say.number(labels.minutes))
    .min(limits.leastMinutes, say.min(labels.minutes, limits.leastMinutes))
    .max(limits.mostMinutes, say.max(labels.minutes, limits.mostMinutes)),
  /** Users of the client; for staff also staff who recruit. The owner of the position takes part where a client books. */
  user_ids: z
    .array(requiredId(labels.user_ids), { error: say.invalid(labels.user_ids) })
    .min(1, say.required(labels.user_ids))
    .max(limits.attendees, `At most ${limits.attendees} attendees.`)
    .refine((ids) => new Set(ids).size === ids.length, say.invalid(labels.user_ids)),
  /** The interview that is moved: its present time is free for its new one. */
  moved_id: requiredId('Interview').optional(),
};

export const findInterviewTimesBody = z.strictObject(wanted);

export const holdInterviewTimeBody = z.strictObject({
  ...wanted,
  /** In UTC. */
  starts_at: z
    .string({ error: say.required(labels.starts_at) })
    .pipe(z.iso.datetime({ error: say.invalid(labels.starts_at) })),
  /** Why the time is outside the hours of the people. */
  override_reason: optionalText(labels.override_reason, limits.reason),
});

export const bookInterviewBody = z.strictObject({
  /** Of the time that is held for the viewer. */
  hold_uuid: z.uuid(),
  kind: requiredChoice(labels.kind, interviewKinds),
  method: requiredChoice(labels.method, interviewMethods),
  place: optionalText(labels.place, limits.place),
  /** The interview that it follows. */
  previous_id: requiredId('Interview').optional(),
});

const version = z.int().min(1);

export const moveInterviewBody = z.strictObject({ version, hold_uuid: z.uuid() });

export const cancelInterviewBody = z.strictObject({ version, reason: requiredText(labels.reason, limits.reason) });

export const endInterviewBody = z.strictObject({
  version,
  outcome: requiredChoice(labels.outcome, interviewOutcomes),
});

export const interviewFeedbackBody = z.strictObject({
  rating: z
    .number({ error: say.required(labels.rating) })
    .int(say.invalid(labels.rating))
    .min(1, say.min(labels.rating, 1))
    .max(5, say.max(labels.rating, 5)),
  body: requiredText(labels.body, limits.feedback),
});
