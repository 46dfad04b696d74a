import { z } from 'zod';
import { optionalDay, optionalEmail, optionalText, requiredChoice, requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { candidateSources, candidateLabels as labels, candidateLimits as limits } from './candidates.constants.ts';

/** Without repetitions, whatever their case. */
const tags = z
  .array(requiredText(labels.tags, limits.tag), { error: say.invalid(labels.tags) })
  .max(limits.tags, `Enter at most ${limits.tags} tags.`)
  .transform((given) => [...new Map(given.map((tag) => [tag.toLowerCase(), tag])).values()]);

const candidateShape = {
  first_name: requiredText(labels.first_name, limits.name),
  last_name: requiredText(labels.last_name, limits.name),
  headline: optionalText(labels.headline, limits.headline),
  home_place: optionalText(labels.home_place, limits.homePlace),
  email: optionalEmail(labels.email, limits.email),
  phone: optionalText(labels.phone, limits.phone).refine(
    (phone) => phone == null || phone.replace(/\D/g, '').length >= 7,
    say.invalid(labels.phone),
  ),
  source: requiredChoice(labels.source, candidateSources),
  tags,
  consent_on: optionalDay(labels.consent_on),
  /** With a consent alone: it says how long. */
  retain_until: optionalDay(labels.retain_until),
};

interface Retention {
  readonly consent_on?: string | null | undefined;
  readonly retain_until?: string | null | undefined;
}

function checkRetention({ consent_on, retain_until }: Retention, context: z.core.$RefinementCtx): void {
  const report = (path: keyof Retention, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (consent_on == null && retain_until != null) report('consent_on', say.required(labels.consent_on));
  if (consent_on != null && retain_until == null) report('retain_until', say.required(labels.retain_until));
  if (consent_on != null && retain_until != null && retain_until <= consent_on)
    report('retain_until', 'Choose a day after the consent.');
}

export const createCandidateBody = z.strictObject(candidateShape).superRefine(checkRetention);

export const updateCandidateBody = z
  .strictObject({ id: requiredId('Id'), version: z.int().min(1), ...candidateShape })
  .superRefine(checkRetention);
