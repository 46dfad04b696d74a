import type { ActivityLog } from '@muster/contract/domains/access/activity.calls.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { recordActivityQuery } from '../access.queries.ts';
import { personText } from './activity.columns.tsx';
import { KindChoices, useActivityKinds } from './activity-kinds.tsx';
import styles from './activity-logs.module.css';
import { activityWords } from './activity-words.ts';
import { changeText } from './change-text.ts';
import { changesIn, fieldName, isReadable } from './changes-in.ts';

const fewLines = 30;
const mostLines = 100;

/** The activity of one record, newest first. Visible to admins and HR, like the log itself. */
export function RecordActivity({ kind, id }: { readonly kind: string; readonly id: number }) {
  const zone = useViewerZone();
  const [rows, setRows] = useState(fewLines);
  const [kinds, chooseKinds] = useActivityKinds();
  const lines = useQuery(recordActivityQuery({ kind, id, rows, kinds }));
  return (
    <Loaded of={lines} thing="activity">
      {({ data, total }) => (
        <Card title="Activity" actions={<KindChoices kinds={kinds} onChange={chooseKinds} />}>
          {data.length === 0 ? (
            <EmptyState
              icon={<IconHistory aria-hidden="true" />}
              title={messages.toast.noneFound('activity')}
              hint="No activity yet. Changes and views of sensitive data are logged here. Use the checkboxes to filter."
            />
          ) : null}
          <Timeline label="Activity" events={data.map((line) => eventOf(line, zone))} />
          {total > data.length ? (
            <div className={styles.more}>
              {rows < mostLines ? (
                <Button onClick={() => setRows(mostLines)} busy={lines.isFetching}>
                  Show more
                </Button>
              ) : (
                <CardNote inBody>The newest {mostLines} are shown. The activity logs have all entries.</CardNote>
              )}
            </div>
          ) : null}
        </Card>
      )}
    </Loaded>
  );
}

function eventOf(line: ActivityLog, zone: string) {
  const changed = changesIn(line).map((change) => {
    const name = fieldName(line, change.field);
    return isReadable(line, change.field) ? changeText(name, change) : `${name} changed`;
  });
  return {
    id: line.id,
    title: `${line.actor?.id == null ? 'Muster' : personText(line)} ${activityWords(line)}`,
    meta: formatDateTime(line.at, zone),
    detail:
      changed.length === 0 ? null : (
        <ul className={styles.lines}>
          {changed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ),
  };
}
