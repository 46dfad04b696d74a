import { notesCalls as calls, noteList } from '@muster/contract/domains/recruitment/notes.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { addNote, editNote, removeNote, replyToNote, shareNote } from './change-notes.ts';
import { listCandidateNotes, listNotes, listPositionNotes } from './read-notes.ts';

export const notesBindings = [
  ...bindList(noteList, listNotes),
  bind(calls.ofPosition, listPositionNotes),
  bind(calls.ofCandidate, listCandidateNotes),
  bind(calls.add, addNote),
  bind(calls.reply, replyToNote),
  bind(calls.edit, editNote),
  bind(calls.share, shareNote),
  bind(calls.remove, removeNote),
];
