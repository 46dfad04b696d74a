export { beginInterviewStage } from './begin-interview-stage.ts';
export { candidateOutcome, candidatesToDecide } from './candidates-to-decide.ts';
export { isOwnPosition } from './client-reach.repository.ts';
