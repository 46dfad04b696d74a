import { invalidInput } from '@muster/contract';
import { homeClientId } from '@muster/contract/constants.ts';
import { announcementLabels as label } from '@muster/contract/domains/announcements/announcements.constants.ts';
import {
  type AnnouncementInput,
  expiresAfterMessage,
} from '@muster/contract/domains/announcements/announcements.schemas.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type AnnouncementColumns, knownClients } from './announcement-write.repository.ts';

/** The columns to store, without choices made for another kind of audience. @throws Problem invalid-input */
export async function checkedColumns(
  ctx: Ctx,
  input: AnnouncementInput,
): Promise<{ readonly columns: AnnouncementColumns; readonly clientIds: readonly number[] }> {
  const { title, body, kind, audience, roles, step, expires_at } = input;
  const clientIds = audience === 'clients' ? [...new Set(input.client_ids)] : [];
  if ((await knownClients(ctx.db, clientIds, homeClientId)) !== clientIds.length)
    throw invalidInput({ client_ids: [say.invalid(label.client_ids)] });
  const now = ctx.clock.now().toString();
  const publish_at = step === 'publish' ? now : input.publish_at;
  if (step === 'schedule' && publish_at !== null && isPast(publish_at, now))
    throw invalidInput({ publish_at: ['The publication time must lie ahead. Publish it now instead.'] });
  if (step !== 'draft') assertEndsLater(expires_at, now);
  const statuses = audience === 'statuses' ? input.statuses : [];
  return {
    columns: { title, body, kind, audience, statuses, roles, is_draft: step === 'draft', publish_at, expires_at },
    clientIds,
  };
}

/** An announcement must not end before it starts. @throws Problem invalid-input */
export function assertEndsLater(expiresAt: string | null, now: string): void {
  if (expiresAt === null || !isPast(expiresAt, now)) return;
  throw invalidInput({ expires_at: [expiresAfterMessage] });
}

const isPast = (instant: string, now: string) => Temporal.Instant.compare(instant, now) <= 0;
