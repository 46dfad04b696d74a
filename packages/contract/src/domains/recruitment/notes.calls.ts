import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { flagParameter, idParameter } from '../../paging.ts';
import { candidateNotes, noteRow, positionNotes } from './note-answers.ts';
import { noteColumns } from './note-columns.ts';
import { noteAccess } from './notes.policy.ts';
import { addNoteBody, editNoteBody, replyToNoteBody, shareNoteBody } from './notes.schemas.ts';

const both = { section: '2.5', access: noteAccess.write } as const;
const read = { ...both, method: 'GET', audit: null } as const;
const changed = z.object({ version: z.int() });

/** Row security leaves users of a client the notes that are shared with it, of what they may see. */
export const notesCalls = {
  /** What users of clients wrote, newest first; `mine`: what the viewer wrote. */
  list: defineCall({
    ...read,
    name: 'recruitment.note-table',
    path: '/api/customer-notes',
    query: listQuery(noteColumns, { mine: flagParameter.default(false) }),
    answer: z.object({ data: z.array(noteRow), total: z.int().min(0) }),
  }),
  /** Of a position and of its applications. */
  ofPosition: defineCall({
    ...read,
    name: 'recruitment.position-notes',
    path: '/api/position-notes/:uuid',
    params: z.strictObject({ uuid: z.uuid() }),
    answer: positionNotes,
  }),
  /** Of a candidate and of the applications. */
  ofCandidate: defineCall({
    ...read,
    name: 'recruitment.candidate-notes',
    path: '/api/candidates/:id/notes',
    params: idParameter,
    answer: candidateNotes,
  }),
  add: defineCall({
    ...both,
    name: 'recruitment.add-note',
    method: 'POST',
    path: '/api/recruitment-notes',
    body: addNoteBody,
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'recruitment.add-note',
    idempotent: true,
  }),
  reply: defineCall({
    ...both,
    name: 'recruitment.reply-to-note',
    method: 'POST',
    path: '/api/recruitment-notes/:id/replies',
    params: idParameter,
    body: replyToNoteBody,
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'recruitment.reply-to-note',
    idempotent: true,
  }),
  edit: defineCall({
    ...both,
    name: 'recruitment.edit-note',
    method: 'PUT',
    path: '/api/recruitment-notes/:id',
    params: idParameter,
    body: editNoteBody,
    answer: changed,
    audit: 'recruitment.edit-note',
  }),
  /** Who reads it. Replies that would be wider become as narrow. */
  share: defineCall({
    ...both,
    access: noteAccess.share,
    name: 'recruitment.share-note',
    method: 'PUT',
    path: '/api/recruitment-notes/:id/visibility',
    params: idParameter,
    body: shareNoteBody,
    answer: changed,
    audit: 'recruitment.share-note',
  }),
  remove: defineCall({
    ...both,
    name: 'recruitment.remove-note',
    method: 'DELETE',
    path: '/api/recruitment-notes/:id',
    params: idParameter,
    answer: 'nothing',
    audit: 'recruitment.remove-note',
  }),
};

export const noteList = defineList({
  name: 'customerNotes',
  label: 'Customer notes',
  columns: noteColumns,
  call: notesCalls.list,
});
