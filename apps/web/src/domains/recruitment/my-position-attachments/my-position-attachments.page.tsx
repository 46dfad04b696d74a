import { pathOf } from '@muster/contract/screen-paths.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { PositionAttachments } from '../files/position-attachments.tsx';

/** `/position/my-open-positions/attachment/:uuid`, for users of the client area. */
export const MyPositionAttachmentsPage = () => (
  <PositionAttachments
    list={{ name: 'notes', to: pathOf('myNotes') }}
    links={({ uuid }) => (
      <>
        <LinkButton to={pathOf('myOpenPositionDetails', { uuid })}>View position</LinkButton>
        <LinkButton to={pathOf('myOpenPositionNotes', { uuid })}>Notes</LinkButton>
      </>
    )}
  />
);
