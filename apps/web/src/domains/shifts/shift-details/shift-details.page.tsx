import type { ShiftDetails } from '@muster/contract/domains/shifts/shift-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconClockOff, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { useRecordTabs } from '../../../platform/record/record-tabs.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { LazyShiftForm } from '../shift-form/lazy-shift-form.tsx';
import type { ShiftFormSubject } from '../shift-form/shift-form-values.ts';
import { ShiftKindWord } from '../shift-kind-word.tsx';
import { shiftDetailsQuery } from '../shifts.queries.ts';
import { ShiftFacts } from './shift-facts.tsx';
import { shiftTabs } from './shift-tabs.tsx';
import { usePlaceDialog } from './use-place-dialog.tsx';

/** `/shifts/:id`: one shift, in tabs with their own addresses. */
export function ShiftDetailsPage() {
  useRefreshOn('schedule.changed', [shiftsEndpoints.details]);
  return (
    <RecordAtAddress
      query={shiftDetailsQuery}
      nameOf={({ name }) => name}
      thing="shift"
      icon={<IconClockOff aria-hidden="true" />}
      list={{ name: 'shifts', to: pathOf('shifts') }}
      outline={<RecordSkeleton thing="shift" hasAvatar={false} />}
    >
      {(shift) => <Record shift={shift} />}
    </RecordAtAddress>
  );
}

function Record({ shift }: { readonly shift: ShiftDetails }) {
  const form = useLazyPanel((subject: ShiftFormSubject, state) => <LazyShiftForm subject={subject} {...state} />);
  const placing = usePlaceDialog({ kind: 'shift', record: shift });
  const { nav, content } = useRecordTabs({
    label: 'Parts of the shift',
    path: pathOf('shiftDetails', { id: shift.id }),
    tabs: shiftTabs(shift),
  });
  return (
    <Page>
      <PageHeader
        title={shift.name}
        status={<ShiftKindWord kind={shift.kind} />}
        actions={
          shift.abilities.update ? (
            <>
              <Button icon={<IconUserPlus aria-hidden="true" />} onClick={() => placing.open(null)}>
                Assign people
              </Button>
              <Button
                tone="primary"
                icon={<IconPencil aria-hidden="true" />}
                onClick={() => form.open({ mode: 'update', id: shift.id })}
              >
                Update
              </Button>
            </>
          ) : null
        }
      />
      <ShiftFacts shift={shift} />
      {nav}
      <RecordContent>{content(shift)}</RecordContent>
      {form.panel}
      {placing.panel}
    </Page>
  );
}
