export { candidateOutcome, candidatesToDecide } from './candidates-to-decide.ts';
