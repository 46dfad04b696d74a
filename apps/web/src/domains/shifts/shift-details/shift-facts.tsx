import { counted } from '@muster/contract/counted.ts';
import type { ShiftDetails } from '@muster/contract/domains/shifts/shift-answers.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { weekdaysText } from '../../../platform/format/weekdays.ts';
import { shiftHours } from '../../../platform/format/zone-times.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { KeyFact, KeyFactList } from '../../../ui/record/key-facts.tsx';
import { workText } from '../shift-texts.ts';

/** Below the header: hours in the viewer's zone and in that of the shift, days, breaks, client and people. */
export function ShiftFacts({ shift }: { readonly shift: ShiftDetails }) {
  const zone = useViewerZone();
  const { text, there, shiftedDays } = shiftHours(shift, zone);
  const unpaid = shift.shift_breaks.filter(({ is_paid: isPaid }) => !isPaid);
  const starting = shift.assigned.filter(({ from }) => from > shift.today).length;
  return (
    <KeyFactList>
      <KeyFact label="Hours" value={text} detail={there ?? workText(shift)} />
      <KeyFact label="Work days" value={weekdaysText(shift.work_days, shiftedDays)} detail={occasionsText(shift)} />
      <KeyFact
        label="Breaks"
        value={shift.shift_breaks.length === 0 ? null : minutesText(sumOf(shift.shift_breaks))}
        detail={breaksDetail(shift.shift_breaks.length, sumOf(unpaid))}
      />
      <KeyFact label="Timezone" value={zoneCity(shift.timezone)} detail={there === null ? null : workText(shift)} />
      <KeyFact label="Client" value={shift.client?.name ?? 'All clients'} detail={null} />
      <KeyFact
        label="People today"
        value={shift.people}
        detail={starting === 0 ? null : `${starting} ${starting === 1 ? 'starts' : 'start'} later`}
      />
    </KeyFactList>
  );
}

const sumOf = (breaks: ShiftDetails['shift_breaks']) => breaks.reduce((sum, { minutes }) => sum + minutes, 0);

function breaksDetail(count: number, unpaid: number): string | null {
  if (count === 0) return null;
  return [counted(count, 'break'), unpaid === 0 ? 'all paid' : `${minutesText(unpaid)} not paid`].join(', ');
}

function occasionsText({ used_on_holidays: onHolidays, used_on_restdays: onRestDays }: ShiftDetails): string {
  const days = [...(onHolidays ? ['holidays'] : []), ...(onRestDays ? ['rest days'] : [])];
  return days.length === 0 ? 'Off on holidays and rest days' : `Also on ${days.join(' and ')}`;
}
