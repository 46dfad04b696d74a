import { z } from 'zod';
import { requiredChoice, requiredId, requiredText } from '../../fields.ts';
import { noteLabels as labels, noteLimits as limits, noteSubjects, noteVisibilities } from './notes.constants.ts';

const text = requiredText(labels.body, limits.body);
const visibility = requiredChoice(labels.visibility, noteVisibilities);
const version = z.int().min(1);

export const addNoteBody = z.strictObject({
  about: requiredChoice(labels.about, noteSubjects),
  about_id: requiredId(labels.about),
  body: text,
  visibility,
});

export const replyToNoteBody = z.strictObject({ body: text, visibility });

export const editNoteBody = z.strictObject({ version, body: text });

export const shareNoteBody = z.strictObject({ version, visibility });
