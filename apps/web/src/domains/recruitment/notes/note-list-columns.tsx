import type { NoteRow } from '@muster/contract/domains/recruitment/note-answers.ts';
import { noteColumns } from '@muster/contract/domains/recruitment/note-columns.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt, formatDay } from '../../../platform/format/dates.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';

export const noteListColumns = columnsOf<NoteRow>()(noteColumns, {
  body: { width: 280, grow: true, card: 'title' },
  about: { width: 220, maxWidth: 280, card: 'line' },
  client: { width: 180, maxWidth: 260 },
  author: { width: 140, card: 'line' },
  created_at: {
    width: 170,
    card: 'aside',
    cardCell: ({ created_at }, zone) => formatDay(dayAt(instantOf(created_at) ?? 0, zone)),
  },
});
