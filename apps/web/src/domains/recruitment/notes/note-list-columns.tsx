import type { NoteRow } from '@muster/contract/domains/recruitment/note-answers.ts';
import { noteColumns } from '@muster/contract/domains/recruitment/note-columns.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';

export const noteListColumns = columnsOf<NoteRow>()(noteColumns, {
  body: { width: 320, grow: true, card: 'title' },
  about: { width: 240, maxWidth: 280, card: 'line' },
  client: { width: 180, maxWidth: 200 },
  author: { width: 170, card: 'aside' },
  created_at: { width: 170 },
});
