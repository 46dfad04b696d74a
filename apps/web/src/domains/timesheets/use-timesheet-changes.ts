import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshQuietly } from '../../platform/api/quiet-refresh.ts';
import { onPush } from '../../platform/realtime/use-push.ts';
import { timesheetWires } from './timesheets.wires.ts';

/** A lead's approvals come one after another: they are one refresh. */
const pauseMs = 800;

/** Keeps the list and the open timesheet in step with what others do. */
export function useTimesheetChanges(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const stop = onPush((event) => {
      if (event !== 'timesheets.changed') return;
      window.clearTimeout(timer);
      const wires = [timesheetWires.list, timesheetWires.details];
      timer = window.setTimeout(() => void Promise.all(wires.map((wire) => refreshQuietly(queries, wire))), pauseMs);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [queries]);
}
