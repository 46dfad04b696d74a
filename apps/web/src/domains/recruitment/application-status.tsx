import {
  type ApplicationStage,
  applicationStageWords,
  type ClientDecision,
  clientDecisionWords,
} from '@muster/contract/domains/recruitment/applications.constants.ts';
import { StateBadge } from '../../ui/badge/state-badge.tsx';

export const ApplicationStageBadge = ({ stage }: { readonly stage: ApplicationStage }) => (
  <StateBadge word={applicationStageWords[stage]} />
);

export const ClientDecisionBadge = ({ decision }: { readonly decision: ClientDecision }) => (
  <StateBadge word={clientDecisionWords[decision]} />
);
