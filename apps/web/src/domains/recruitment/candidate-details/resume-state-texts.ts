import type { CandidateResume } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import type { ResumeTextState } from '@muster/contract/domains/recruitment/resume-texts.constants.ts';

interface StateText {
  readonly text: string;
  /** The search does not find the resume, and somebody has to do something about it. */
  readonly isProblem: boolean;
}

const reading: StateText = { text: 'Reading the text…', isProblem: false };
const problem = (text: string): StateText => ({ text, isProblem: true });

const texts: Readonly<Record<ResumeTextState, StateText>> = {
  waiting: reading,
  reading,
  read: { text: 'Text is searchable', isProblem: false },
  encrypted: problem('Not searchable: the file needs a password. Upload it without one.'),
  damaged: problem('Not searchable: the file is damaged. Save it again and upload it.'),
  'too-large': problem('Not searchable: the file has more than 50 pages, or unpacks to more than 20 MB.'),
  'too-slow': problem('Not searchable: reading the file takes too long. Save it as a new file and upload it.'),
  'no-text': problem('Not searchable: the file has pictures and no text. Upload a file with text.'),
  'other-kind': problem('Not searchable: only .pdf and .docx files are read.'),
};

export const resumeStateText = ({ state, is_cut }: Pick<CandidateResume, 'state' | 'is_cut'>): StateText =>
  is_cut ? { text: 'Text is searchable, up to the first 200,000 characters', isProblem: false } : texts[state];
