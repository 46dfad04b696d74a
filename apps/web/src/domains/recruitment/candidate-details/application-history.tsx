import type { ApplicationSpan } from '@muster/contract/domains/recruitment/application-answers.ts';
import {
  applicationStageWords,
  rejectionReasonLabels,
} from '@muster/contract/domains/recruitment/applications.constants.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Timeline } from '../../../ui/timeline/timeline.tsx';

/** The stages of one application, newest first. `title`: of the position. */
export function ApplicationHistory({ title, history }: ApplicationHistoryProps) {
  const zone = useViewerZone();
  return (
    <Timeline
      label={`History of ${title}`}
      events={history.toReversed().map((span) => ({
        id: span.id,
        title: applicationStageWords[span.stage],
        meta: [formatDateTime(span.since, zone), span.actor].filter(Boolean).join(' · '),
        detail: [span.rejection && rejectionReasonLabels[span.rejection], span.note].filter(Boolean).join(' · '),
        tone: stateTones[applicationStageWords[span.stage]],
      }))}
    />
  );
}

interface ApplicationHistoryProps {
  readonly title: string;
  readonly history: readonly ApplicationSpan[];
}
