import { z } from 'zod';
import { requiredChoice, requiredId, requiredText } from '../../fields.ts';
import { clientRoles } from '../../roles.ts';
import { clientStatuses } from '../../states.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import {
  announcementAudiences,
  announcementKinds,
  announcementLabels as label,
  announcementLimits as limits,
} from './announcements.constants.ts';

const id = requiredId('Id');
export const version = z.int().min(1);

/** An instant in UTC, cut to the minute, so that two of them compare as texts; an emptied field is null. */
function optionalInstant(name: string) {
  return z.iso
    .datetime({ error: say.invalid(name) })
    .transform((instant) => `${instant.slice(0, 16)}:00Z`)
    .nullable();
}

/** Normalized: without choices that belong to another audience. */
const audience = {
  audience: requiredChoice(label.audience, announcementAudiences),
  client_ids: z.array(requiredId(label.client_ids)).max(limits.clients).default([]),
  statuses: z.array(z.enum(clientStatuses)).max(clientStatuses.length).default([]),
  roles: z.array(z.enum(clientRoles)).min(1, 'Choose at least one role.').max(clientRoles.length),
};

export const audienceBody = z.strictObject(audience).superRefine(checkAudience);
export type AnnouncementAudienceInput = z.output<typeof audienceBody>;

const shape = {
  title: requiredText(label.title, limits.title),
  body: requiredText(label.body, limits.body),
  kind: requiredChoice(label.kind, announcementKinds),
  ...audience,
  publish_at: optionalInstant(label.publish_at),
  expires_at: optionalInstant(label.expires_at),
  /** What happens to it: saved as a draft, published at `publish_at`, or published now. */
  step: z.enum(['draft', 'schedule', 'publish']),
};

export const createAnnouncementBody = z.strictObject(shape).superRefine(checkAudience).superRefine(checkTimes);
export const updateAnnouncementBody = z
  .strictObject({ id, version, ...shape })
  .superRefine(checkAudience)
  .superRefine(checkTimes);
export type AnnouncementInput = z.output<typeof createAnnouncementBody>;

export const changeExpiryBody = z.strictObject({ version, expires_at: optionalInstant(label.expires_at) });
export const versionBody = z.strictObject({ version });
export const byId = z.strictObject({ id });

interface GivenAudience {
  readonly audience: string;
  readonly client_ids: readonly number[];
  readonly statuses: readonly string[];
}

function checkAudience(given: GivenAudience, context: z.core.$RefinementCtx): void {
  const missing = (field: 'client_ids' | 'statuses', thing: string) =>
    context.addIssue({ code: 'custom', path: [field], message: `Choose at least one ${thing}.` });
  if (given.audience === 'clients' && given.client_ids.length === 0) missing('client_ids', 'client');
  if (given.audience === 'statuses' && given.statuses.length === 0) missing('statuses', 'client status');
}

interface GivenTimes {
  readonly publish_at: string | null;
  readonly expires_at: string | null;
  readonly step: string;
}

/** The server also checks the times against its clock. */
function checkTimes({ publish_at, expires_at, step }: GivenTimes, context: z.core.$RefinementCtx): void {
  if (step === 'schedule' && publish_at === null) {
    context.addIssue({ code: 'custom', path: ['publish_at'], message: say.required(label.publish_at) });
  }
  if (step !== 'publish' && publish_at !== null && expires_at !== null && expires_at <= publish_at)
    context.addIssue({ code: 'custom', path: ['expires_at'], message: expiresAfterMessage });
}

export const expiresAfterMessage = 'The expiry time must be after the publication time.';
