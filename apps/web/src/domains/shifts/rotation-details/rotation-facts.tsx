import { counted } from '@muster/contract/counted.ts';
import type { RotationDetails } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { KeyFact, KeyFactList } from '../../../ui/record/key-facts.tsx';

/** Below the header: how long the pattern is, what is worked, where and for whom. */
export function RotationFacts({ rotation }: { readonly rotation: RotationDetails }) {
  const { weeks, days, shifts, client, people, assigned, today } = rotation;
  const zones = [...new Set(days.map(({ timezone }) => timezone))];
  const starting = assigned.filter(({ from }) => from > today).length;
  return (
    <KeyFactList>
      <KeyFact
        label="Pattern"
        value={counted(weeks, 'week')}
        detail={`${days.length} of ${counted(weeks * 7, 'day')} worked`}
      />
      <KeyFact label="Shifts" value={counted(shifts.length, 'shift')} detail={shifts.join(', ')} />
      <KeyFact label="Timezone" value={zones.map(zoneCity).join(', ') || null} detail={null} />
      <KeyFact label="Client" value={client?.name ?? 'All clients'} detail={null} />
      <KeyFact
        label="People today"
        value={people}
        detail={starting === 0 ? null : `${starting} ${starting === 1 ? 'starts' : 'start'} later`}
      />
    </KeyFactList>
  );
}
