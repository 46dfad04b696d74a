import { holidayCalendarAccess } from '@muster/contract/domains/holidays/holiday-calendars.policy.ts';
import { holidayPolicyAccess } from '@muster/contract/domains/holidays/holiday-policies.policy.ts';
import { leavePolicyAccess } from '@muster/contract/domains/leave/leave-policies.policy.ts';
import { leaveTypeAccess } from '@muster/contract/domains/leave/leave-types.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { holidayCalendarsEndpoints } from '../../platform/api/endpoints/holiday-calendars.generated.ts';
import { holidayPoliciesEndpoints } from '../../platform/api/endpoints/holiday-policies.generated.ts';
import { leavePoliciesEndpoints } from '../../platform/api/endpoints/leave-policies.generated.ts';
import { leaveTypesEndpoints } from '../../platform/api/endpoints/leave-types.generated.ts';
import { useMay } from '../../platform/session/use-session.ts';
import type { FoundRecord } from './search-results.ts';
import { firstWith, useFoundList } from './use-found-list.ts';

/** Leave types and policies, holiday calendars and policies, each for those who may read its list. */
export function useFoundRules(term: string, isLong: boolean): readonly FoundRecord[] {
  const asked = (may: boolean) => isLong && may;
  const query = { query: firstWith(term) };
  const types = useFoundList(apiQuery(leaveTypesEndpoints.list, query), asked(useMay(leaveTypeAccess.list)), (row) => ({
    ...{ key: `leave-type-${row.id}`, label: row.name, hint: 'Leave type', icon: 'list' },
    to: pathOf('leaveTypeDetails', { id: row.id }),
  }));
  const policies = useFoundList(
    apiQuery(leavePoliciesEndpoints.list, query),
    asked(useMay(leavePolicyAccess.list)),
    (row) => ({
      ...{ key: `leave-policy-${row.id}`, label: row.name, hint: 'Leave policy', icon: 'shield' },
      to: pathOf('leavePolicyDetails', { id: row.id }),
    }),
  );
  const calendars = useFoundList(
    apiQuery(holidayCalendarsEndpoints.list, query),
    asked(useMay(holidayCalendarAccess.list)),
    (row) => ({
      ...{ key: `holiday-calendar-${row.id}`, label: row.name, hint: 'Holiday calendar', icon: 'calendar' },
      to: pathOf('holidayCalendarDetails', { id: row.id }),
    }),
  );
  const holidayPolicies = useFoundList(
    apiQuery(holidayPoliciesEndpoints.list, query),
    asked(useMay(holidayPolicyAccess.list)),
    (row) => ({
      ...{ key: `holiday-policy-${row.id}`, label: row.name, hint: 'Holiday policy', icon: 'shield' },
      to: pathOf('holidayPolicyDetails', { id: row.id }),
    }),
  );
  return [...types, ...policies, ...calendars, ...holidayPolicies];
}
