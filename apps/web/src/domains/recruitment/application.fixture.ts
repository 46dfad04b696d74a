import type {
  ApplicationCard,
  CandidateApplication,
} from '@muster/contract/domains/recruitment/application-answers.ts';
import type { HireForm } from '@muster/contract/domains/recruitment/hires.calls.ts';
import { applicationsEndpoints } from '../../platform/api/endpoints/applications.generated.ts';
import { candidatesEndpoints } from '../../platform/api/endpoints/candidates.generated.ts';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import { duplicatesEndpoints } from '../../platform/api/endpoints/duplicates.generated.ts';
import { employeesEndpoints } from '../../platform/api/endpoints/employees.generated.ts';
import { hiresEndpoints } from '../../platform/api/endpoints/hires.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { notesEndpoints } from '../../platform/api/endpoints/notes.generated.ts';
import { scorecardsEndpoints } from '../../platform/api/endpoints/scorecards.generated.ts';
import { shiftsEndpoints } from '../../platform/api/endpoints/shifts.generated.ts';
import { answers } from '../../testing/fake-server.ts';
import { candidate } from './candidate.fixture.ts';

const undecided = { decision: 'undecided', decision_reason: null, decision_version: 1 } as const;

/** What role `client` gets. */
export const shownCard: ApplicationCard = {
  id: 5,
  candidate: { id: 3, name: 'Ana Reyes', headline: 'Bookkeeper, 6 years', home_place: 'Makati City' },
  stage: 'presented',
  presented_at: '2026-02-24T02:00:00Z',
  ...undecided,
};

export const applicationCard: ApplicationCard = {
  ...shownCard,
  stage: 'screening',
  presented_at: null,
  work: {
    version: 2,
    stage_since: '2026-02-22T02:00:00Z',
    decided_by: null,
    moves: ['new', 'presented', 'rejected', 'withdrawn'],
    employee: null,
    ...{ source: 'referral', score: 4.3, interview: null },
  },
};

const hireForm: HireForm = {
  name: 'Ana Reyes',
  client_id: 2,
  client: 'Harbour Legal Pty Ltd',
  currency_id: 1,
  position: 'Bookkeeper',
  start_date: '2026-12-01',
  work_location: 'wfh',
  shift_id: 5,
  contact: { email: 'ana@mail.test', phone: '09171234567' },
};

/** What the employee form reads when a candidate is hired. */
export const hireServer = [
  answers(hiresEndpoints.form, hireForm),
  answers(employeesEndpoints.formDefaults, { today: '2026-11-21', bank_name: 'BDO Unibank' }),
  answers(clientsEndpoints.withInvoiceConfig, []),
  answers(shiftsEndpoints.forDropdown, []),
  answers(duplicatesEndpoints.find, []),
  answers(lookupsEndpoints.offices, []),
  answers(lookupsEndpoints.currencies, [{ id: 1, code: 'USD' }]),
];

export const boardPosition = {
  id: 3,
  uuid: '00000000-0000-4000-8000-000000000003',
  title: 'Bookkeeper',
  client: 'Harbour Legal Pty Ltd',
  status: 'sourcing',
  opened_at: '2026-02-16T02:00:00Z',
  headcount: 2,
  filled_count: 1,
  owner: 'Camille Sarmiento',
} as const;

export const candidateApplication: CandidateApplication = {
  id: 5,
  position: {
    id: 3,
    uuid: '00000000-0000-4000-8000-000000000003',
    title: 'Bookkeeper',
    client: 'Harbour Legal Pty Ltd',
  },
  stage: 'rejected',
  presented_at: '2026-02-22T02:00:00Z',
  decision: 'rejected',
  decision_reason: 'Too junior for us',
  decision_version: 2,
  work: {
    history: [
      {
        id: 1,
        stage: 'new',
        since: '2026-02-20T02:00:00Z',
        until: '2026-02-23T02:00:00Z',
        rejection: null,
        note: null,
        actor: 'Camille Sarmiento',
      },
      {
        id: 2,
        stage: 'rejected',
        since: '2026-02-23T02:00:00Z',
        until: null,
        rejection: 'experience',
        note: 'Ask again next year',
        actor: 'Camille Sarmiento',
      },
    ],
    minutes: { new: 4320, rejected: 60 },
    employee: null,
  },
};

/** What the panel of a candidate beside the board reads. */
export const panelServer = [
  answers(applicationsEndpoints.ofCandidate, [candidateApplication]),
  answers(scorecardsEndpoints.ofCandidate, []),
  answers(candidatesEndpoints.details, candidate),
  answers(notesEndpoints.ofCandidate, { subjects: [], data: [] }),
];

export const applicationServer = [
  answers(applicationsEndpoints.ofPosition, { position: boardPosition, data: [applicationCard] }),
  ...panelServer,
  answers(applicationsEndpoints.candidateChoices, [{ id: 8, name: 'Ben Cruz', headline: 'Accountant' }]),
];
