import { defineColumns, idColumn } from '../../list-column.ts';
import { applicationStageWords } from './applications.constants.ts';
import type { CandidateRow } from './candidate-answers.ts';
import { candidateSourceLabels, candidateLabels as labels } from './candidates.constants.ts';
import { clientStateWord } from './client-stage.rules.ts';
import { mayWorkOnPositions as seenBy } from './open-positions.policy.ts';

/** A client reads its own words for a stage. */
function stageOf({ application, presented }: CandidateRow): string | null {
  if (application) return applicationStageWords[application.stage];
  return presented ? clientStateWord(presented) : null;
}

export const candidateColumns = defineColumns<CandidateRow>()({
  id: idColumn,
  name: { label: 'Name', kind: 'text', searchable: true, width: 30 },
  headline: { label: labels.headline, kind: 'text', searchable: true, width: 40 },
  home_place: { label: labels.home_place, kind: 'text', searchable: true, width: 24 },
  position: {
    label: 'Position',
    kind: 'text',
    sortable: false,
    filterable: false,
    value: ({ application, presented }) => (application ?? presented)?.position ?? null,
    width: 30,
  },
  stage: {
    label: 'Stage',
    kind: 'text',
    sortable: false,
    filterable: false,
    value: stageOf,
    width: 14,
  },
  presented_at: {
    label: 'Presented',
    kind: 'instant',
    sortable: false,
    filterable: false,
    seenBy: (viewer) => !seenBy(viewer),
    value: ({ presented }) => presented?.presented_at ?? null,
  },
  stage_since: {
    label: 'Stage since',
    kind: 'instant',
    sortable: false,
    filterable: false,
    seenBy,
    value: ({ application }) => application?.stage_since ?? null,
  },
  email: { label: labels.email, kind: 'text', searchable: true, seenBy, width: 30 },
  phone: { label: labels.phone, kind: 'text', searchable: true, seenBy, width: 18 },
  source: { label: labels.source, kind: 'choice', options: candidateSourceLabels, seenBy, width: 18 },
  tags: {
    label: labels.tags,
    kind: 'text',
    searchable: true,
    seenBy,
    value: ({ tags }) => tags?.join(', ') ?? null,
    width: 30,
  },
  retain_until: { label: labels.retain_until, kind: 'day', seenBy },
  added_at: { label: 'Added', kind: 'instant', seenBy },
  is_archived: { label: labels.is_archived, kind: 'yesNo', seenBy, width: 10 },
});
