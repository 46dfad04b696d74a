import type { OpenPositionSpan } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { positionStatusWords } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Timeline } from '../../../ui/timeline/timeline.tsx';

/** Which status it had since when, newest first. */
export function StatusHistory({ history, zone }: StatusHistoryProps) {
  const events = history.toReversed().map(({ id, status, since, reason, actor }) => ({
    id,
    title: positionStatusWords[status],
    meta: [formatDateTime(since, zone), actor].filter(Boolean).join(' · '),
    detail: reason,
    tone: stateTones[positionStatusWords[status]],
  }));
  return (
    <Card title="History">
      <Timeline label="History" events={events} />
    </Card>
  );
}

interface StatusHistoryProps {
  readonly history: readonly OpenPositionSpan[];
  readonly zone: string;
}
