import { ImportMenu } from '../domains/imports/index.ts';
import { LazyOwnTimesheets } from '../domains/timesheets/index.ts';
import { fillSlot } from '../platform/slots/slot.tsx';

/** Parts of other domains that a domain's screen shows without importing them. */
export function fillSlots(): void {
  fillSlot('employee-list-actions', ImportMenu);
  fillSlot('own-timesheets', LazyOwnTimesheets);
}
