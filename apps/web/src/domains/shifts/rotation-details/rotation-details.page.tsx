import type { RotationDetails } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { rotationWeek } from '@muster/contract/domains/shifts/rotation-week.rules.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCalendarOff, IconCopy, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { rotationsEndpoints } from '../../../platform/api/endpoints/rotations.generated.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { Can } from '../../../platform/session/can.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { LazyRotationForm } from '../rotation-form/lazy-rotation-form.tsx';
import type { RotationFormSubject } from '../rotation-form/rotation-form-values.ts';
import { rotationDetailsQuery } from '../rotations.queries.ts';
import { AssignedPeople } from '../shift-details/assigned-people.tsx';
import { usePlaceDialog } from '../shift-details/use-place-dialog.tsx';
import styles from '../shifts.module.css';
import { patternRows } from './pattern-rows.ts';
import { PatternTable } from './pattern-table.tsx';
import { RotationFacts } from './rotation-facts.tsx';

/** `/shifts/rotations/:id`: pattern and people of a rotation. */
export function RotationDetailsPage() {
  useRefreshOn('schedule.changed', [rotationsEndpoints.details]);
  return (
    <RecordAtAddress
      query={rotationDetailsQuery}
      nameOf={({ name }) => name}
      thing="rotation"
      icon={<IconCalendarOff aria-hidden="true" />}
      list={{ name: 'rotations', to: pathOf('rotations') }}
      outline={<RecordSkeleton thing="rotation" hasAvatar={false} hasTabs={false} />}
    >
      {(rotation) => <Record rotation={rotation} />}
    </RecordAtAddress>
  );
}

function Record({ rotation }: { readonly rotation: RotationDetails }) {
  const form = useLazyPanel((subject: RotationFormSubject, state) => <LazyRotationForm subject={subject} {...state} />);
  const placing = usePlaceDialog({ kind: 'rotation', record: rotation });
  return (
    <Page>
      <PageHeader
        title={rotation.name}
        actions={
          <>
            <Can rule={shiftAccess.manage}>
              <Button
                icon={<IconCopy aria-hidden="true" />}
                onClick={() => form.open({ mode: 'copy', id: rotation.id })}
              >
                Copy
              </Button>
            </Can>
            {rotation.abilities.update ? (
              <>
                <Button icon={<IconUserPlus aria-hidden="true" />} onClick={() => placing.open(null)}>
                  Assign people
                </Button>
                <Button
                  tone="primary"
                  icon={<IconPencil aria-hidden="true" />}
                  onClick={() => form.open({ mode: 'update', id: rotation.id })}
                >
                  Update
                </Button>
              </>
            ) : null}
          </>
        }
      />
      <RotationFacts rotation={rotation} />
      <RecordContent>
        <div className={styles.form}>
          {rotation.warnings.length > 0 ? (
            <Notice tone="amber" title="Little rest between shifts">
              {rotation.warnings.map((warning) => (
                <p key={warning} className={styles.muted}>
                  {warning}
                </p>
              ))}
            </Notice>
          ) : null}
          <Card title="Pattern" flush>
            <PatternTable label="Pattern" rows={patternRows(rotation)} />
          </Card>
          <AssignedPeople of="rotation" record={rotation} people={rotation.assigned} columns={startColumns(rotation)} />
        </div>
      </RecordContent>
      {form.panel}
      {placing.panel}
    </Page>
  );
}

const startColumns = ({
  today,
  weeks,
}: RotationDetails): readonly PlainColumn<RotationDetails['assigned'][number]>[] => [
  {
    header: 'Week today',
    isUnbroken: true,
    cell: ({ starts_on, from, to }) =>
      from > today || (to !== null && to < today) ? null : `Week ${rotationWeek(weeks, starts_on, today)}`,
  },
];
