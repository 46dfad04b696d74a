import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallWire } from '../../platform/api/call-wire.ts';
import { refreshQuietly } from '../../platform/api/quiet-refresh.ts';
import { onPush } from '../../platform/realtime/use-push.ts';
import { placementWires, scheduleWires, shiftWires } from './shifts.wires.ts';

/** A shift's start brings many punches at once: they are one refresh. */
const pauseMs = 800;

const shown: Readonly<Record<'list' | 'details' | 'calendar' | 'today', readonly CallWire[]>> = {
  list: [shiftWires.list],
  details: [shiftWires.details],
  calendar: [placementWires.calendar],
  today: [scheduleWires.today],
};

/** Keeps what is on the screen in step with what others change, in its place. */
export function useScheduleChanges(place: keyof typeof shown): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const stop = onPush((event) => {
      if (event !== 'schedule.changed') return;
      window.clearTimeout(timer);
      timer = window.setTimeout(
        () => void Promise.all(shown[place].map((wire) => refreshQuietly(queries, wire))),
        pauseMs,
      );
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [queries, place]);
}
