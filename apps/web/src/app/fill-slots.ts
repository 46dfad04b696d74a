import { ImportMenu } from '../domains/imports/index.ts';
import { LazyOwnTimesheets } from '../domains/timesheets/index.ts';
import { fillSlot } from '../platform/slots/slot.tsx';

/** What one domain's screen shows of another that it may not know. */
export function fillSlots(): void {
  fillSlot('employee-list-actions', ImportMenu);
  fillSlot('own-timesheets', LazyOwnTimesheets);
}
