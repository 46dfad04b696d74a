export { evaluationHistoryPart } from './evaluation-history-part.ts';
