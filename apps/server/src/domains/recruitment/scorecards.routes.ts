import { scorecardsCalls as calls } from '@muster/contract/domains/recruitment/scorecards.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { listScorecards, saveScorecard } from './scorecards.ts';

export const scorecardsBindings = [bind(calls.ofCandidate, listScorecards), bind(calls.save, saveScorecard)];
