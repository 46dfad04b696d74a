import type { ShiftDetails } from '@muster/contract/domains/shifts/shift-answers.ts';
import { weekdaysText } from '../../../platform/format/weekdays.ts';
import type { RecordTab } from '../../../platform/record/record-tabs.tsx';
import type { PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { AssignedPeople } from './assigned-people.tsx';
import { ShiftVersions } from './shift-versions.tsx';

/** The parts of a shift: who has it, who starts later, and its versions. */
export function shiftTabs({ assigned, today, versions }: ShiftDetails): readonly RecordTab<ShiftDetails>[] {
  const starting = assigned.filter(({ from }) => from > today);
  const current = assigned.filter(({ from }) => from <= today);
  return [
    {
      id: 'people',
      label: 'People',
      count: current.length,
      content: (shift) => (
        <AssignedPeople key="people" of="shift" record={shift} people={current} columns={restColumns} />
      ),
    },
    ...(starting.length === 0
      ? []
      : [
          {
            id: 'starting',
            label: 'Starting',
            count: starting.length,
            content: (shift: ShiftDetails) => (
              <AssignedPeople
                key="starting"
                of="shift"
                title="Starting"
                record={shift}
                people={starting.toSorted((one, other) => one.from.localeCompare(other.from))}
                columns={restColumns}
              />
            ),
          },
        ]),
    {
      id: 'versions',
      label: 'Versions',
      count: versions.length,
      content: (shift) => <ShiftVersions versions={shift.versions} />,
    },
  ];
}

/** Those of the shift are among its facts: an assignment shows what differs. */
const restColumns: readonly PlainColumn<ShiftDetails['assigned'][number]>[] = [
  {
    header: 'Rest days',
    isUnbroken: true,
    cell: ({ rest_days: days, rotation }) => {
      if (rotation !== null) return `Rotation: ${rotation}`;
      return days === null ? null : weekdaysText(days);
    },
  },
];
