import { pathOf } from '@muster/contract/screen-paths.ts';
import { PositionAttachments } from '../files/position-attachments.tsx';
import { PositionTabs } from '../position-tabs.tsx';

/** `/recruitment/position-attachments/:uuid` */
export const PositionAttachmentsPage = () => (
  <PositionAttachments
    list={{ name: 'open positions', to: pathOf('openPositions') }}
    tabs={(position) => <PositionTabs active="attachments" position={position} />}
  />
);
