import type { SwappableHoliday } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';

const SwapHolidayDialog = lazyPanel(() => import('./swap-holiday-dialog.tsx').then((part) => part.SwapHolidayDialog));

/** Opens the form that swaps a holiday of the viewer. Render `dialog`. */
export function useSwapHoliday() {
  const { open, panel } = useLazyPanel((holiday: SwappableHoliday, state) => (
    <SwapHolidayDialog holiday={holiday} {...state} />
  ));
  return { swap: open, dialog: panel } as const;
}
