import { pathOf } from '@muster/contract/screen-paths.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { PositionAttachments } from '../files/position-attachments.tsx';

/** `/recruitment/position-attachments/:uuid` */
export const PositionAttachmentsPage = () => (
  <PositionAttachments
    list={{ name: 'open positions', to: pathOf('openPositions') }}
    links={({ id, uuid }) => (
      <>
        <LinkButton to={pathOf('openPositionDetails', { id })}>Open position</LinkButton>
        <LinkButton to={pathOf('positionNotes', { uuid })}>Notes</LinkButton>
      </>
    )}
  />
);
