import { pathOf } from '@muster/contract/screen-paths.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { PositionNotes } from '../notes/position-notes.tsx';

/** `/position/my-open-positions/notes/:uuid`, for users of the client area. */
export const MyPositionNotesPage = () => (
  <PositionNotes
    list={{ name: 'notes', to: pathOf('myNotes') }}
    links={({ uuid }) => (
      <>
        <LinkButton to={pathOf('myOpenPositionDetails', { uuid })}>View position</LinkButton>
        <LinkButton to={pathOf('myOpenPositionAttachment', { uuid })}>Attachments</LinkButton>
      </>
    )}
  />
);
