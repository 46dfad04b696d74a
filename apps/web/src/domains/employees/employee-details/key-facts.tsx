import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import type { EmployeeDetails, RecordFacts } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { isSeparated, workLocationLabel } from '@muster/contract/states.ts';
import { homeZone } from '@muster/contract/time.ts';
import { Link } from 'react-router';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatDay } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { KeyFact, KeyFactList } from '../../../ui/record/key-facts.tsx';
import { countedMembers, tenureText } from './key-fact-texts.ts';

/** Where, when, with whom and since when the employee works. Facts that load later keep their place. */
export function KeyFacts({ employee, facts }: KeyFactsProps) {
  const zone = useViewerZone();
  const [mayOpenClient, mayOpenShift] = [useMay(clientAccess.open), useMay(shiftAccess.read)];
  const mayOpenPeople = useMay(employeeAccess.read);
  const { client, shift, rotation } = employee;
  const team = facts?.team ?? null;
  const [lead] = team?.leads ?? [];
  const next = facts?.next_shift;
  return (
    <KeyFactList>
      <KeyFact
        label="Client"
        value={
          client && mayOpenClient ? (
            <Link to={pathOf('clientDetails', { id: client.id })}>{client.legal_business_name}</Link>
          ) : (
            client?.legal_business_name
          )
        }
        detail={facts?.client_since ? `since ${formatDay(facts.client_since)}` : null}
      />
      <KeyFact
        label="Shift"
        value={
          shift && mayOpenShift ? (
            <Link to={pathOf('shiftDetails', { id: shift.id })}>{shift.name}</Link>
          ) : (
            (shift?.name ?? rotation)
          )
        }
        detail={next ? clockRange(next.starts_at, next.ends_at, zone) : null}
      />
      <KeyFact label="Team" value={team?.name} detail={team ? countedMembers(team.members) : null} />
      <KeyFact
        label="Team lead"
        value={
          lead && mayOpenPeople && lead.id !== employee.id ? (
            <Link to={pathOf('employeeDetails', { id: lead.id })}>{lead.name}</Link>
          ) : (
            lead?.name
          )
        }
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
