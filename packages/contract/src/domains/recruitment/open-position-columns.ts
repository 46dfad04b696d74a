import { defineColumns, idColumn, optionsOf } from '../../list-column.ts';
import { workLocationLabel, workLocations } from '../../states.ts';
import type { ApplicationStage } from './applications.constants.ts';
import type { OpenPositionRow } from './open-position-answers.ts';
import {
  employmentTypeLabels,
  openPositionLabels as labels,
  positionPriorityLabels,
  positionStatusWords,
} from './open-positions.constants.ts';
import { mayWorkOnPositions } from './open-positions.policy.ts';

/** Candidates in one stage, before the client sees them as well. */
const inStage = (label: string, stage: ApplicationStage) =>
  ({
    label,
    kind: 'number',
    // A funnel in each head would push the last columns out of the window.
    filterable: false,
    seenBy: mayWorkOnPositions,
    value: ({ stages }: OpenPositionRow) => stages && (stages[stage] ?? 0),
    width: 12,
  }) as const;

export const openPositionColumns = defineColumns<OpenPositionRow>()({
  id: idColumn,
  title: { label: labels.title, kind: 'text', searchable: true, width: 36 },
  client: { label: labels.client_id, kind: 'text', searchable: true, width: 30 },
  status: { label: labels.status, kind: 'choice', options: positionStatusWords, width: 20 },
  status_since: { label: 'Status since', kind: 'instant' },
  candidates: { label: 'Candidates', kind: 'number', width: 12 },
  new: inStage('New', 'new'),
  screening: inStage('Screening', 'screening'),
  presented: inStage('Presented', 'presented'),
  interview: inStage('Interview', 'interview'),
  offered: inStage('Offer', 'offered'),
  waiting: { label: 'Waiting for client', kind: 'number', width: 18 },
  places: {
    label: 'Filled',
    kind: 'text',
    filterable: false,
    value: ({ filled_count, headcount }) => `${filled_count} of ${headcount}`,
    width: 12,
  },
  priority: {
    label: labels.priority,
    kind: 'choice',
    options: positionPriorityLabels,
    seenBy: mayWorkOnPositions,
    width: 12,
  },
  owner: { label: labels.owner_user_id, kind: 'text', searchable: true, seenBy: mayWorkOnPositions, width: 26 },
  work_location: { label: labels.work_location, kind: 'choice', options: optionsOf(workLocations, workLocationLabel) },
  employment_type: { label: labels.employment_type, kind: 'choice', options: employmentTypeLabels },
  start_by: { label: labels.start_by, kind: 'day' },
  opened_at: { label: 'Opened', kind: 'instant' },
  client_id: { label: labels.client_id, kind: 'id', filterOnly: true },
});
