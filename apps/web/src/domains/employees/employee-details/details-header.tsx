import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconPencil } from '@tabler/icons-react';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ActAsButton } from '../../accounts/index.ts';
import { StatusActions } from '../employee-status/status-actions.tsx';
import { statusLabel } from '../status-label.ts';
import { usePhoto } from '../use-photo.ts';

/** The employee's name, status, and actions. */
export function DetailsHeader({ employee, onUpdate }: DetailsHeaderProps) {
  const photo = usePhoto(employee.id, employee.has_photo);
  const status = employee.employee_status_type_group.name;
  const facts = [employee.third_party_employee_id, employee.position, employee.client?.legal_business_name];
  return (
    <PageHeader
      title={employee.name}
      before={<Initials name={employee.name} photo={photo} size={56} />}
      status={<StateBadge word={statusLabel(status)} />}
      text={facts.filter(Boolean).join(' · ')}
      actions={
        <>
          <ActAsButton userId={employee.user_id} name={employee.name} />
          <StatusActions employee={employee} />
          {employee.abilities.update ? (
            <Button tone="primary" icon={<IconPencil aria-hidden="true" />} onClick={onUpdate}>
              {messages.employeeList.rowAction.update}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

interface DetailsHeaderProps {
  readonly employee: EmployeeDetails;
  readonly onUpdate: () => void;
}
