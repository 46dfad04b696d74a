import type { NotedSubject, NoteThread } from '@muster/contract/domains/recruitment/note-answers.ts';
import { offeredVisibilities } from '@muster/contract/domains/recruitment/note-audience.rules.ts';
import {
  noteLabels as labels,
  noteLimits as limits,
  type NoteVisibility,
} from '@muster/contract/domains/recruitment/notes.constants.ts';
import { addNoteBody, replyToNoteBody } from '@muster/contract/domains/recruitment/notes.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { notesEndpoints } from '../../../platform/api/endpoints/notes.generated.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { refreshNotes } from '../notes.queries.ts';
import { audienceOptions, subjectLabel } from './note-texts.ts';

interface Values {
  /** The kind of the subject with its id. */
  about: string;
  body: string;
  visibility: NoteVisibility;
}

/** A new note on one of the subjects. Users of a client write for both sides, so nothing is asked about that. */
export function AddNoteDialog({ subjects, isByClient, text = '', ...dialog }: AddNoteDialogProps) {
  const queries = useQueryClient();
  const keys = new Map(subjects.map((subject) => [`${subject.kind} ${subject.id}`, subject]));
  const [first = ''] = keys.keys();
  return (
    <RecordDialog<Values>
      {...dialog}
      title="Add a note"
      intro={isByClient ? forBothSides : undefined}
      button={{ label: 'Add note', processingLabel: 'Adding...' }}
      values={{ about: first, body: text, visibility: isByClient ? 'client_shared' : 'staff' }}
      call={formCall({
        schema: addNoteBody,
        bodyOf: ({ about, ...note }: Values) => ({
          ...note,
          about: keys.get(about)?.kind,
          about_id: keys.get(about)?.id,
        }),
        send: bodyTo(notesEndpoints.add),
      })}
      thing="note"
      success="The note has been added."
      onSaved={() => refreshNotes(queries)}
    >
      <SelectField<Values>
        name="about"
        label={labels.about}
        required
        wide
        options={[...keys].map(([value, subject]) => ({ value, label: subjectLabel(subject) }))}
      />
      <NoteText />
      {isByClient ? null : <AudienceField subjects={keys} />}
    </RecordDialog>
  );
}

function AudienceField({ subjects }: { readonly subjects: ReadonlyMap<string, NotedSubject> }) {
  const { control } = useFormContext<Values>();
  const about = subjects.get(useWatch({ control, name: 'about' }))?.kind ?? 'candidate';
  return <VisibilityField offered={offeredVisibilities({ about, parent: null, isByClient: false })} />;
}

/** A reply. It is offered no wider audience than the note has. */
export function ReplyDialog({ thread, isByClient, ...dialog }: ReplyDialogProps) {
  const queries = useQueryClient();
  const parent = thread.work?.visibility ?? 'client_shared';
  const offered = offeredVisibilities({ about: thread.about.kind, parent, isByClient });
  return (
    <RecordDialog<Omit<Values, 'about'>>
      {...dialog}
      title={`Reply to ${thread.author}`}
      intro={isByClient ? forBothSides : undefined}
      button={{ label: 'Reply', processingLabel: 'Adding...' }}
      values={{ body: '', visibility: parent }}
      call={formCall({
        schema: replyToNoteBody,
        send: (body, idempotencyKey) =>
          callApi(notesEndpoints.reply, { params: { id: thread.id }, body, idempotencyKey }),
      })}
      thing="reply"
      success="The reply has been added."
      onSaved={() => refreshNotes(queries)}
      onRefused={() => refreshNotes(queries)}
    >
      <NoteText />
      {isByClient ? null : <VisibilityField offered={offered} />}
    </RecordDialog>
  );
}

export const NoteText = () => (
  <TextAreaField<{ body: string }> name="body" label={labels.body} required wide rows={5} maxLength={limits.body} />
);

export const VisibilityField = ({ offered }: { readonly offered: readonly NoteVisibility[] }) => (
  <SelectField<{ visibility: string }>
    name="visibility"
    label={labels.visibility}
    required
    wide
    options={audienceOptions(offered)}
  />
);

const forBothSides = 'Your colleagues and your recruiters can read it.';

interface AddNoteDialogProps extends Required<PanelProps> {
  readonly subjects: readonly NotedSubject[];
  readonly isByClient: boolean;
  /** With which the note begins. */
  readonly text?: string;
}

interface ReplyDialogProps extends Required<PanelProps> {
  readonly thread: NoteThread;
  readonly isByClient: boolean;
}
