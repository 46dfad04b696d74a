import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import type { PlacementTarget } from './use-placement.ts';

const PlaceDialog = lazyPanel(() => import('./place-dialog.tsx').then((part) => part.PlaceDialog));

/** The dialog that assigns people to a shift or rotation, loaded when it is opened. */
export function usePlaceDialog(target: PlacementTarget) {
  return useLazyPanel((_: null, state) => <PlaceDialog target={target} {...state} />);
}
