import type { InterviewPerson } from './interview-people.repository.ts';
import type { StoredAvailability } from './stored-availability.ts';

/**
 * Beside the time of Manila, an interview shows the clock of the client: the zone of the first user whose availability is known,
 * else the one that the first user of the client lives in. Undefined without users of the client.
 */
export function interviewZone(
  people: readonly InterviewPerson[],
  stored: readonly Pick<StoredAvailability, 'user_id' | 'timezone'>[],
): InterviewPerson['timezone'] | undefined {
  const ofClient = people.filter(({ side }) => side === 'client');
  const known = ofClient.flatMap(({ id }) => stored.find(({ user_id }) => user_id === id) ?? []);
  return known[0]?.timezone ?? ofClient[0]?.timezone;
}
