import { pathOf } from '@muster/contract/screen-paths.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { PositionNotes } from '../notes/position-notes.tsx';

/** `/recruitment/position-notes/:uuid` */
export const PositionNotesPage = () => (
  <PositionNotes
    list={{ name: 'open positions', to: pathOf('openPositions') }}
    links={({ id, uuid }) => (
      <>
        <LinkButton to={pathOf('openPositionDetails', { id })}>Open position</LinkButton>
        <LinkButton to={pathOf('positionCandidates', { uuid })}>Candidates</LinkButton>
        <LinkButton to={pathOf('positionAttachments', { uuid })}>Attachments</LinkButton>
      </>
    )}
  />
);
