import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { formatWeekday } from '../../platform/format/dates.ts';
import { clockRange } from '../../platform/format/zone-times.ts';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import { useMay } from '../../platform/session/use-session.ts';
import { QuickCard } from '../../ui/quick-card/quick-card.tsx';
import { QuickCardLink } from '../../ui/quick-card/quick-card-link.tsx';
import { recordFactsQuery } from './employees.queries.ts';

/** The name of a person: for viewers of records a link with a quick card. */
export function EmployeeLink({ id, name }: EmployeeLinkProps) {
  const mayOpen = useMay(employeeAccess.read);
  if (!mayOpen) return name;
  return (
    <QuickCardLink to={pathOf('employeeDetails', { id })} card={<EmployeeCard id={id} name={name} />}>
      {name}
    </QuickCardLink>
  );
}

interface EmployeeLinkProps {
  readonly id: number;
  readonly name: string;
}

function EmployeeCard({ id, name }: EmployeeLinkProps) {
  const zone = useViewerZone();
  const { data: facts } = useQuery(recordFactsQuery(id));
  const next = facts?.next_shift;
  return (
    <QuickCard
      title={name}
      line={facts?.status.name}
      facts={[
        ['Team', facts && (facts.team?.name ?? null)],
        ['Team lead', facts && (facts.team?.leads[0]?.name ?? null)],
        [
          'Next shift',
          next ? `${formatWeekday(next.work_date)}, ${clockRange(next.starts_at, next.ends_at, zone)}` : facts && null,
        ],
        ['Office', facts?.office],
      ]}
    />
  );
}
