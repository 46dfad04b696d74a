import { apiQuery } from '../../../platform/api/api-query.ts';
import { comingUpEndpoints } from '../../../platform/api/endpoints/coming-up.generated.ts';
import { holidaysEndpoints } from '../../../platform/api/endpoints/holidays.generated.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';

export const comingUpQuery = apiQuery(comingUpEndpoints.list);
export const comingHolidaysQuery = apiQuery(holidaysEndpoints.coming);
export const nextLockQuery = { ...apiQuery(timesheetsEndpoints.nextLock), staleTime: 0 };
