import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import type { AddedCandidate } from './add-to-position-dialog.tsx';

const AddToPositionDialog = lazyPanel(() =>
  import('./add-to-position-dialog.tsx').then((part) => part.AddToPositionDialog),
);

/** Opens the choice of a position for a candidate. Render `panel`. */
export const useAddToPosition = () =>
  useLazyPanel((candidate: AddedCandidate, state) => <AddToPositionDialog candidate={candidate} {...state} />);
