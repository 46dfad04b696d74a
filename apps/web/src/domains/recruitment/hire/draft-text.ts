import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import type {
  JobDescriptionSection,
  JobDescriptionText,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import type { Autosave } from './use-autosave.ts';

export interface DraftText {
  /** With what is not stored yet. */
  readonly text: JobDescriptionText;
  readonly change: (section: JobDescriptionSection, text: string) => void;
}

const unwritten: JobDescriptionText = { summary: '', duties: '', requirements: '', benefits: '' };

export const draftTextOf = ({ text }: HireDraft, { unsaved, change }: Autosave): DraftText => ({
  text: { ...unwritten, ...text, ...unsaved.text },
  change: (section, next) => change({ text: { [section]: next } }),
});
