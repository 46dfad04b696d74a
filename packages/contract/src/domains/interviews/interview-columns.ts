import { defineColumns, idColumn, optionsOf } from '../../list-column.ts';
import { interviewStatuses } from '../../states.ts';
import type { ListedInterview } from './interview-answers.ts';
import { interviewPhaseWords } from './interview-phases.ts';
import {
  interviewMethods,
  interviewMethodWords,
  interviewStatusWords,
  interviewLabels as labels,
} from './interviews.constants.ts';

export const interviewColumns = defineColumns<ListedInterview>()({
  id: idColumn,
  candidate: { label: 'Candidate', kind: 'text', searchable: true, width: 28 },
  position: { label: 'Position', kind: 'text', searchable: true, width: 28 },
  client: { label: 'Client', kind: 'text', searchable: true, width: 28 },
  starts_at: { label: labels.starts_at, kind: 'instant' },
  timezone: { label: 'Timezone', kind: 'text', width: 20 },
  method: {
    label: labels.method,
    kind: 'choice',
    options: optionsOf(interviewMethods, (one) => interviewMethodWords[one]),
    width: 12,
  },
  status: {
    label: labels.status,
    kind: 'choice',
    options: optionsOf(interviewStatuses, (one) => interviewStatusWords[one]),
    width: 18,
  },
  phase: { label: 'Phase', kind: 'choice', options: interviewPhaseWords, filterOnly: true },
});
