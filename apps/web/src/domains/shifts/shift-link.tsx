import { counted } from '@muster/contract/counted.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { weekdaysText } from '../../platform/format/weekdays.ts';
import { shiftHours } from '../../platform/format/zone-times.ts';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import { useMay } from '../../platform/session/use-session.ts';
import { QuickCard } from '../../ui/quick-card/quick-card.tsx';
import { QuickCardLink } from '../../ui/quick-card/quick-card-link.tsx';
import { shiftDetailsQuery } from './shifts.queries.ts';

/** The name of a shift: for viewers who may open it a link with a quick card. */
export function ShiftLink({ id, name }: ShiftLinkProps) {
  const mayOpen = useMay(shiftAccess.read);
  if (!mayOpen) return name;
  return (
    <QuickCardLink to={pathOf('shiftDetails', { id })} card={<ShiftCard id={id} name={name} />}>
      {name}
    </QuickCardLink>
  );
}

interface ShiftLinkProps {
  readonly id: number;
  readonly name: string;
}

function ShiftCard({ id, name }: ShiftLinkProps) {
  const zone = useViewerZone();
  const { data: shift } = useQuery(shiftDetailsQuery(id));
  const hours = shift && shiftHours(shift, zone);
  return (
    <QuickCard
      title={name}
      line={shift && (shift.client?.name ?? 'All clients')}
      facts={[
        ['Hours', hours?.text],
        ...(hours?.there ? ([['There', hours.there]] as const) : []),
        ['Work days', shift && weekdaysText(shift.work_days, hours?.shiftedDays)],
        ['People', shift && counted(shift.people, 'employee')],
      ]}
    />
  );
}
