import type { ShiftDetails } from '@muster/contract/domains/shifts/shift-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconClockOff, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { weekdaysText } from '../../../platform/format/weekdays.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { RecordColumns, RecordContent } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { LazyShiftForm } from '../shift-form/lazy-shift-form.tsx';
import type { ShiftFormSubject } from '../shift-form/shift-form-values.ts';
import { hoursText } from '../shift-texts.ts';
import { shiftDetailsQuery } from '../shifts.queries.ts';
import { AssignedPeople } from './assigned-people.tsx';
import { ShiftVersions } from './shift-versions.tsx';
import { usePlaceDialog } from './use-place-dialog.tsx';

/** `/shifts/:id`: hours, versions and people of a shift. */
export function ShiftDetailsPage() {
  useRefreshOn('schedule.changed', [shiftsEndpoints.details]);
  return (
    <RecordAtAddress
      query={shiftDetailsQuery}
      nameOf={({ name }) => name}
      thing="shift"
      icon={<IconClockOff aria-hidden="true" />}
      list={{ name: 'shifts', to: pathOf('shifts') }}
      outline={<RecordSkeleton thing="shift" hasAvatar={false} hasTabs={false} />}
    >
      {(shift) => <Record shift={shift} />}
    </RecordAtAddress>
  );
}

function Record({ shift }: { readonly shift: ShiftDetails }) {
  const form = useLazyPanel((subject: ShiftFormSubject, state) => <LazyShiftForm subject={subject} {...state} />);
  const placing = usePlaceDialog({ kind: 'shift', record: shift });
  return (
    <Page>
      <PageHeader
        title={shift.name}
        text={[shift.kind, hoursText(shift), weekdaysText(shift.work_days)].join(' · ')}
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
      <RecordContent>
        <RecordColumns
          main={
            <>
              <AssignedPeople of="shift" record={shift} columns={restColumns} />
              <ShiftVersions versions={shift.versions} />
            </>
          }
          aside={<ShiftFacts shift={shift} />}
        />
      </RecordContent>
      {form.panel}
      {placing.panel}
    </Page>
  );
}

const restColumns: readonly PlainColumn<ShiftDetails['assigned'][number]>[] = [
  {
    header: 'Rest days',
    isUnbroken: true,
    cell: ({ rest_days: days, rotation }) => {
      if (rotation !== null) return `Rotation: ${rotation}`;
      return days === null ? 'Same as shift' : weekdaysText(days);
    },
  },
];

function ShiftFacts({ shift }: { readonly shift: ShiftDetails }) {
  return (
    <Card title="Shift">
      <DescriptionList
        columns={1}
        facts={[
          { label: 'Hours', value: hoursText(shift) },
          { label: 'Timezone', value: zoneCity(shift.timezone) },
          { label: 'Length', value: `${shift.total_hours} h` },
          { label: 'Work days', value: weekdaysText(shift.work_days) },
          { label: 'Client', value: shift.client?.name ?? 'All clients' },
          { label: 'On holidays', value: shift.used_on_holidays ? 'Worked' : 'Day off' },
          { label: 'On rest days', value: shift.used_on_restdays ? 'May be worked' : 'Day off' },
          { label: 'People today', value: shift.people },
        ]}
      />
    </Card>
  );
}
