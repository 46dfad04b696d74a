import { defineColumns, idColumn } from '../../list-column.ts';
import type { NoteRow } from './note-answers.ts';
import { noteLabels as labels } from './notes.constants.ts';
import { mayWorkOnPositions as seenBy } from './open-positions.policy.ts';

export const noteColumns = defineColumns<NoteRow>()({
  id: idColumn,
  body: { label: labels.body, kind: 'text', searchable: true, width: 60 },
  about: { label: labels.about, kind: 'text', searchable: true, width: 36 },
  client: { label: 'Client', kind: 'text', searchable: true, seenBy, width: 30 },
  author: { label: 'Author', kind: 'text', searchable: true, width: 24 },
  created_at: { label: 'Written', kind: 'instant' },
});
