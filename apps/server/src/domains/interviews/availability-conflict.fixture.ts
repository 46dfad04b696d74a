import { availabilityCalls } from '@muster/contract/domains/interviews/availability.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { availabilityBody } from './availability-body.fixture.ts';

/** The same user saves on another device before. */
export async function availabilityConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const { id: clientId } = await createClient(portal.db);
  const viewer = await portal.as({ roles: ['client-user'], clientId });
  await viewer.call(availabilityCalls.save, { body: availabilityBody() });
  const change = () =>
    viewer.call(availabilityCalls.save, { body: availabilityBody({ version: 1, notice_hours: 48 }) });
  const request = { body: availabilityBody({ version: 1, buffer_minutes: 30 }) };
  return { viewer, request, change, by: viewer.name, fields: ['Notice (hours)'] };
}
