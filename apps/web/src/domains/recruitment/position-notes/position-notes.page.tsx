import { pathOf } from '@muster/contract/screen-paths.ts';
import { PositionNotes } from '../notes/position-notes.tsx';
import { PositionTabs } from '../position-tabs.tsx';

/** `/recruitment/position-notes/:uuid` */
export const PositionNotesPage = () => (
  <PositionNotes
    list={{ name: 'open positions', to: pathOf('openPositions') }}
    tabs={(position) => <PositionTabs active="notes" position={position} />}
  />
);
