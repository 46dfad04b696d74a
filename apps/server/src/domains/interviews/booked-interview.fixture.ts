import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import { createParty, mondayAtNine } from './interview-party.fixture.ts';

/** An interview on Monday at nine, booked by a client admin. */
export async function bookedInterview(portal: TestPortal) {
  const party = await createParty(portal);
  const buyer = await portal.as({ roles: ['client-admin'], clientId: party.clientId });
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const wanted = { application_id: party.application.id, minutes: 45, user_ids: [party.userId] };
  const hold = async (starts_at: string, by = buyer) =>
    (await by.call(calls.hold, { body: { ...wanted, starts_at } })).body.hold?.uuid ?? '';
  const book = { hold_uuid: await hold(mondayAtNine), kind: 'first', method: 'video' } as const;
  const { body } = await buyer.call(calls.book, { body: book });
  return { ...party, buyer, recruiter, hold, params: { id: body.id }, uuid: body.uuid };
}
