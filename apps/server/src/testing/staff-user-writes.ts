import { invitationOf } from '../domains/staff-users/staff-users.fixture.ts';
import type { CompanyRecords } from './company-records.ts';
import { nextNumber } from './factories/numbers.ts';

interface Targets {
  readonly other: CompanyRecords;
}

const version = 1;
const ofUser = (id: number) => ({ params: { id }, body: { version } });

/** Requests of the calls about users of the provider's side, for writing-requests.ts. */
export const staffUserWrites = {
  'staff-users.invite': () => [{ body: invitationOf(`invited-${nextNumber()}@muster.test`) }],
  'staff-users.update': ({ other }: Targets) => [{ body: { id: other.employeeUserId, version, roles: ['employee'] } }],
  'staff-users.deactivate': ({ other }: Targets) => [ofUser(other.employeeUserId)],
  'staff-users.reactivate': ({ other }: Targets) => [ofUser(other.employeeUserId)],
  'staff-users.resend-invitation': ({ other }: Targets) => [ofUser(other.employeeUserId)],
  'staff-users.revoke-invitation': ({ other }: Targets) => [ofUser(other.employeeUserId)],
};
