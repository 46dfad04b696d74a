import type { EmployeeDetails, RecordFacts } from '@muster/contract/domains/employees/employee-answers.ts';
import { isSeparated, workLocationLabel } from '@muster/contract/states.ts';
import { homeZone } from '@muster/contract/time.ts';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatDay } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { KeyFact, KeyFactList } from '../../../ui/record/key-facts.tsx';
import { ClientLink } from '../../clients/index.ts';
import { ShiftLink } from '../../shifts/index.ts';
import { TeamLink } from '../../teams/index.ts';
import { EmployeeLink } from '../employee-link.tsx';
import { countedMembers, tenureText } from './key-fact-texts.ts';

/** Where, when, with whom and since when the employee works. Facts that load later keep their place. */
export function KeyFacts({ employee, facts }: KeyFactsProps) {
  const zone = useViewerZone();
  const { client, shift, rotation } = employee;
  const team = facts?.team ?? null;
  const [lead] = team?.leads ?? [];
  const next = facts?.next_shift;
  return (
    <KeyFactList kind="employee">
      <KeyFact
        label="Client"
        value={client ? <ClientLink id={client.id} name={client.legal_business_name} /> : null}
        detail={facts?.client_since ? `since ${formatDay(facts.client_since)}` : null}
      />
      <KeyFact
        label="Shift"
        value={shift ? <ShiftLink id={shift.id} name={shift.name} /> : rotation}
        detail={next ? clockRange(next.starts_at, next.ends_at, zone) : null}
      />
      <KeyFact
        label="Team"
        value={team ? <TeamLink id={team.id} name={team.name} /> : null}
        detail={team ? countedMembers(team.members) : null}
      />
      <KeyFact
        label="Team lead"
        value={lead && lead.id !== employee.id ? <EmployeeLink id={lead.id} name={lead.name} /> : lead?.name}
        detail={team && team.leads.length > 1 ? `and ${team.leads.length - 1} more` : null}
      />
      <KeyFact label="Employment" value={employmentText(employee)} detail={sinceText(employee)} />
      <KeyFact
        label="Work setup"
        value={workLocationLabel(employee.primary_work_location)}
        detail={facts?.office ?? null}
      />
    </KeyFactList>
  );
}

interface KeyFactsProps {
  readonly employee: EmployeeDetails;
  readonly facts: RecordFacts | undefined;
}

const todayAtHome = () => dayAt(now(), homeZone);

function employmentText(employee: EmployeeDetails): string {
  if (isSeparated(employee.employee_status_type_group.name)) return 'Ended';
  return employee.regularization_date <= todayAtHome() ? 'Regular' : 'Probationary';
}

function sinceText({ start_date, employee_active_dates: [latest], ...employee }: EmployeeDetails): string {
  if (isSeparated(employee.employee_status_type_group.name) && latest?.end_date)
    return `until ${formatDay(latest.end_date)}`;
  const tenure = tenureText(start_date, todayAtHome());
  return tenure === null ? `from ${formatDay(start_date)}` : `${tenure}, since ${formatDay(start_date)}`;
}
