import type { CallDeclaration } from '@muster/contract/call.ts';
import type { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import type { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import type { todayCalls } from '@muster/contract/domains/home/today.calls.ts';
import type { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { beginsInClientArea } from '@muster/contract/domains/recruitment/client-area.policy.ts';
import type { myPositionsCalls } from '@muster/contract/domains/recruitment/my-positions.calls.ts';
import type { PageData } from '@muster/contract/page-data.ts';
import type { Permission } from '@muster/contract/permissions.ts';
import { requestAddress } from '../../platform/api/request-address.ts';

export interface FirstCall {
  readonly address: string;
  /** The page asks by itself, as backgroundQuery does. */
  readonly background?: true;
}

/**
 * What the first screen at an address asks for, with the same addresses: the browser test fails for an answer that the screen does not
 * take. It travels in the page, so it names paths and rights by their types and loads none of the endpoints and policies.
 */
export function firstCallsOf(path: string, { roles, permissions, user }: PageData): FirstCall[] {
  const details: FirstCall = { address: pathOf<typeof profileCalls.userDetails>('/api/get-user-details') };
  if (path !== '/' || !beginsInClientArea(roles)) return [details];
  const may = (permission: Permission) => permissions.some(({ name }) => name === permission);
  return [
    details,
    { address: addressOf<typeof needsCalls.list>('/api/needs', {}, { most: '8' }) },
    {
      address: addressOf<typeof myPositionsCalls.list>(
        '/api/my-open-positions',
        {},
        { dt_params: JSON.stringify({ first: 0, rows: 5 }) },
      ),
    },
    { address: pathOf<typeof interviewsCalls.upcoming>('/api/upcoming-interviews') },
    ...(may('can view employee schedule today')
      ? [{ address: pathOf<typeof todayCalls.read>('/api/home/today') }]
      : []),
    { address: pathOf<typeof announcementsCalls.own>('/api/my-client-notifications'), background: true },
    ...(user?.clientId
      ? [
          {
            address: addressOf<typeof clientRecordCalls.accountManagers>(
              '/api/get-account-managers/:id',
              { id: user.clientId },
              {},
            ),
          },
        ]
      : []),
  ];
}

const pathOf = <C extends CallDeclaration>(path: C['path']) => addressOf<C>(path, {}, {});

const addressOf = <C extends CallDeclaration>(path: C['path'], params: object, query: object) =>
  requestAddress(path, params, query);
