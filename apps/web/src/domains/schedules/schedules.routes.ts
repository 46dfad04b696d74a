import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const schedulesPages: Readonly<Record<string, LazyPage>> = {
  mySchedule: () => import('./my-schedule/my-schedule.page.tsx').then((page) => page.MySchedulePage),
  shiftSwaps: () => import('./shift-swaps/shift-swaps.page.tsx').then((page) => page.ShiftSwapsPage),
};
