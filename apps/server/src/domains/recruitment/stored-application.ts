import type {
  ApplicationCard,
  CandidateApplication,
} from '@muster/contract/domains/recruitment/application-answers.ts';
import type { ApplicationState } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import type { ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';

/** As it is read for everybody; the presenter leaves out what the viewer does not see. */
export interface StoredCard extends Omit<ApplicationCard, 'work'>, Omit<CardWork, 'moves'> {}

export interface StoredApplication extends Omit<CandidateApplication, 'work'> {
  readonly employee: Employee;
}

type CardWork = NonNullable<ApplicationCard['work']>;
type Employee = CardWork['employee'];

export interface LockedApplication extends ApplicationState {
  readonly id: number;
  readonly uuid: string;
  readonly version: number;
  readonly position_id: number;
  readonly candidate_id: number;
  readonly client_id: number;
  readonly employee_id: number | null;
  readonly position: string;
  readonly position_uuid: string;
  readonly decision: ClientDecision;
}

export interface LockedDecision {
  readonly id: number;
  readonly uuid: string;
  readonly version: number;
  readonly candidate_id: number;
  readonly position_id: number;
  readonly position: string;
  readonly owner_user_id: number | null;
  readonly stage: ApplicationState['stage'];
  readonly decision: ClientDecision;
  readonly reason: string | null;
}
