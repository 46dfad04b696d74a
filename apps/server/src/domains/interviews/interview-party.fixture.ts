import { zoneIds } from '../../database/seed/known-ids.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createAvailability } from '../../testing/factories/availabilities.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';

interface PartyGaps {
  readonly stage?: 'presented' | 'screening';
  readonly name?: string;
}

/** A candidate who is presented to a client, a client user in Manila with hours from 9:00 to 17:00, and the owner of the position. */
export async function createParty({ db }: TestPortal, { stage = 'presented', name }: PartyGaps = {}) {
  const { id: clientId } = await createClient(db, name === undefined ? {} : { legal_business_name: name });
  const owner = await createUser(db, { roles: ['recruitment'] });
  const position = await createOpenPosition(db, { client_id: clientId, owner_user_id: owner.id, title: 'Bookkeeper' });
  const candidate = await createCandidate(db, { first_name: 'Maria', last_name: 'Santos' });
  const application = await createApplication(db, { position_id: position.id, candidate_id: candidate.id, stage });
  const availability = await createAvailability(db, { client_id: clientId, timezone_id: zoneIds.manila });
  return { clientId, owner, position, candidate, application, userId: availability.user_id };
}

/** Monday, 9:00 in Manila, for a portal on Thursday, March 12, 2026. */
export const mondayAtNine = '2026-03-16T01:00:00Z';
