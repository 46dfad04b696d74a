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
  consent_until: optionalDay(labels.consent_until),
  consent_withdrawn_on: optionalDay(labels.consent_withdrawn_on),
  /** Without it the end of the consent counts, and without a consent a default period. */
  retain_until: optionalDay(labels.retain_until),
};

type Retention = Readonly<
  Partial<Record<'consent_on' | 'consent_until' | 'consent_withdrawn_on' | 'retain_until', string | null | undefined>>
>;

function checkRetention(days: Retention, context: z.core.$RefinementCtx): void {
  const { consent_on, consent_until, consent_withdrawn_on, retain_until } = days;
  const report = (path: keyof Retention, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (consent_on == null) {
    if (consent_until != null || consent_withdrawn_on != null) report('consent_on', say.required(labels.consent_on));
    return;
  }
  if (consent_until != null && consent_until <= consent_on) report('consent_until', afterConsent);
  if (retain_until != null && retain_until <= consent_on) report('retain_until', afterConsent);
  if (consent_withdrawn_on != null && consent_withdrawn_on < consent_on)
    report('consent_withdrawn_on', 'Choose the day of the consent or a later one.');
}

const afterConsent = 'Choose a day after the consent.';

export const createCandidateBody = z.strictObject(candidateShape).superRefine(checkRetention);

export const updateCandidateBody = z
  .strictObject({ id: requiredId('Id'), version: z.int().min(1), ...candidateShape })
  .superRefine(checkRetention);
