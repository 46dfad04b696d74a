/** The types of attachment of candidates that hold a resume. */
export const resumeTypeId = 1;

/** What became of the text of a resume. Everything after `read` is a reason why it has none. */
export const resumeTextStates = [
  'waiting',
  'reading',
  'read',
  'encrypted',
  'damaged',
  'too-large',
  'too-slow',
  'no-text',
  'other-kind',
] as const;
export type ResumeTextState = (typeof resumeTextStates)[number];
