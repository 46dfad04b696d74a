import type { Note } from '@muster/contract/domains/recruitment/note-answers.ts';
import type { NoteVisibility } from '@muster/contract/domains/recruitment/notes.constants.ts';
import { editNoteBody, shareNoteBody } from '@muster/contract/domains/recruitment/notes.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { notesEndpoints } from '../../../platform/api/endpoints/notes.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { refreshNotes } from '../notes.queries.ts';
import { NoteText, VisibilityField } from './note-dialog.tsx';

/** For its author. Others see that and when the text was changed. */
export function EditNoteDialog({ note: { id, version, body }, ...dialog }: NoteDialogProps) {
  const queries = useQueryClient();
  return (
    <RecordDialog<{ body: string }>
      {...dialog}
      title="Edit the note"
      button={{ label: 'Save', processingLabel: 'Saving...' }}
      values={{ body: body ?? '' }}
      call={formCall({
        schema: editNoteBody,
        bodyOf: (typed: { body: string }) => ({ ...typed, version }),
        send: (changed) => callApi(notesEndpoints.edit, { params: { id }, body: changed }),
      })}
      thing="note"
      success="The note has been changed."
      onSaved={() => refreshNotes(queries)}
      onRefused={() => refreshNotes(queries)}
    >
      <NoteText />
    </RecordDialog>
  );
}

/** For its author: who reads the note from now on. */
export function ShareNoteDialog({ note: { id, version, work }, ...dialog }: NoteDialogProps) {
  const queries = useQueryClient();
  const { visibility = 'staff', offered = [] } = work ?? {};
  return (
    <RecordDialog<{ visibility: NoteVisibility }>
      {...dialog}
      title="Change who can read the note"
      intro="Replies that would be visible to more people than the note are limited to the same people."
      button={{ label: 'Change', processingLabel: 'Changing...' }}
      values={{ visibility }}
      call={formCall({
        schema: shareNoteBody,
        bodyOf: (typed: { visibility: NoteVisibility }) => ({ ...typed, version }),
        send: (changed) => callApi(notesEndpoints.share, { params: { id }, body: changed }),
      })}
      thing="note"
      success="The note has been changed."
      onSaved={() => refreshNotes(queries)}
      onRefused={() => refreshNotes(queries)}
    >
      <VisibilityField offered={[visibility, ...offered]} />
    </RecordDialog>
  );
}

interface NoteDialogProps extends Required<PanelProps> {
  readonly note: Note;
}
