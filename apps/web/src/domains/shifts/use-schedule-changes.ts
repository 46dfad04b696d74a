import type { Endpoint } from '../../platform/api/endpoint.ts';
import { employeeShiftsEndpoints } from '../../platform/api/endpoints/employee-shifts.generated.ts';
import { scheduleEndpoints } from '../../platform/api/endpoints/schedule.generated.ts';
import { shiftsEndpoints } from '../../platform/api/endpoints/shifts.generated.ts';
import { useRefreshOn } from '../../platform/realtime/use-refresh-on.ts';

const shown: Readonly<Record<'list' | 'details' | 'calendar' | 'today', readonly Endpoint[]>> = {
  list: [shiftsEndpoints.list],
  details: [shiftsEndpoints.details],
  calendar: [employeeShiftsEndpoints.calendar],
  today: [scheduleEndpoints.today],
};

/** Keeps what is on the screen in step with what others change, in its place. */
export function useScheduleChanges(place: keyof typeof shown): void {
  useRefreshOn('schedule.changed', shown[place]);
}
