import type { Notification } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { useState } from 'react';

/** The selected notifications of a page. `isPicking`: all boxes are shown, also before the first is selected. */
export function usePicks(rows: readonly Notification[]) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [isOn, setOn] = useState(false);
  const shown = rows.filter(({ id }) => picked.has(id));
  return {
    shown,
    isPicking: isOn || shown.length > 0,
    start: () => setOn(true),
    end: () => {
      setOn(false);
      setPicked(new Set());
    },
    has: (id: number) => picked.has(id),
    pick: (ids: readonly number[], isPicked: boolean) =>
      setPicked(new Set(isPicked ? [...picked, ...ids] : [...picked].filter((id) => !ids.includes(id)))),
  };
}

export type Picks = ReturnType<typeof usePicks>;
