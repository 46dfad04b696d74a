import type { CallWire } from '../../platform/api/call-wire.ts';
import { useRefreshOn } from '../../platform/realtime/use-refresh-on.ts';
import { placementWires, scheduleWires, shiftWires } from './shifts.wires.ts';

const shown: Readonly<Record<'list' | 'details' | 'calendar' | 'today', readonly CallWire[]>> = {
  list: [shiftWires.list],
  details: [shiftWires.details],
  calendar: [placementWires.calendar],
  today: [scheduleWires.today],
};

/** Keeps what is on the screen in step with what others change, in its place. */
export function useScheduleChanges(place: keyof typeof shown): void {
  useRefreshOn('schedule.changed', shown[place]);
}
