export { candidateOutcome, candidatesToDecide } from './candidates-to-decide.ts';
export { draftsToFinish, publishedDraft } from './drafts-to-finish.ts';
