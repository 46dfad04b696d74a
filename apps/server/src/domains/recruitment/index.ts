export { candidateOutcome, candidatesToDecide, candidatesWaitingFor } from './candidates-to-decide.ts';
export { isOwnPosition, isWaitingForClient } from './client-reach.repository.ts';
export { draftsToFinish, publishedDraft } from './drafts-to-finish.ts';
export { unfinishedDraftsBy } from './hire-drafts.repository.ts';
export { beginInterviewStage } from './interview-stage.ts';
export { searchPresented } from './read-my-positions.ts';
export { applicationChanged, candidateAnonymised, refreshClientPages } from './recruitment.events.ts';
