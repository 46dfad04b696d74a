import { invitationBody, plainRights } from '../domains/client-users/client-users.fixture.ts';
import type { CompanyRecords } from './company-records.ts';
import { nextNumber } from './factories/numbers.ts';

interface Targets {
  readonly other: CompanyRecords;
}

const version = 1;
const ofUser = (id: number) => ({ params: { id }, body: { version } });

/** Requests of the calls about users of a company, for writing-requests.ts. */
export const clientUserWrites = {
  'client-users.invite': ({ other }: Targets) => [
    { body: invitationBody(`invited-${nextNumber()}@muster.test`) },
    {
      body: {
        ...invitationBody(`invited-${nextNumber()}@muster.test`),
        has_chosen_positions: true,
        position_ids: [other.openPosition],
      },
    },
  ],
  'client-users.update': ({ other }: Targets) => [
    { body: { ...plainRights, id: other.userId, version, role: 'client-admin' } },
  ],
  'client-users.deactivate': ({ other }: Targets) => [ofUser(other.userId)],
  'client-users.reactivate': ({ other }: Targets) => [ofUser(other.inactiveUser)],
  'client-users.resend-invitation': ({ other }: Targets) => [ofUser(other.invitedUser)],
  'client-users.revoke-invitation': ({ other }: Targets) => [ofUser(other.invitedUser)],
};
