import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { phoneText } from '../../../platform/format/phone.ts';
import { CopyFact } from '../../../platform/record/copy-fact.tsx';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ActAsButton } from '../../accounts/index.ts';
import { StatusActions } from '../employee-status/status-actions.tsx';
import { recordFactsQuery } from '../employees.queries.ts';
import { statusLabel, statusText } from '../status-label.ts';
import { usePhoto } from '../use-photo.ts';
import styles from './details-header.module.css';
import { KeyFacts } from './key-facts.tsx';

/** The employee's name and status with its reason, how to reach them, the key facts, and actions. */
export function DetailsHeader({ employee, onUpdate }: DetailsHeaderProps) {
  const photo = usePhoto(employee.id, employee.has_photo);
  const facts = useQuery(recordFactsQuery(employee.id));
  const status = employee.employee_status_type_group.name;
  // The facts are read apart, so for a moment they can be those from before a change.
  const shownStatus = facts.data?.status.group === status ? facts.data.status : null;
  return (
    <>
      <PageHeader
        title={employee.name}
        before={<Initials name={employee.name} photo={photo} size={56} />}
        status={<StateBadge word={statusLabel(status)}>{statusText(status, shownStatus)}</StateBadge>}
        text={
          <span className={styles.reach}>
            <span>{employee.position}</span>
            <span>
              <CopyFact what="Employee ID" text={employee.third_party_employee_id} />
            </span>
            <span>
              <CopyFact what="Work email" text={employee.work_email} />
            </span>
            {employee.work_phone ? (
              <span>
                <CopyFact what="Work phone" text={phoneText(employee.work_phone) ?? employee.work_phone} />
              </span>
            ) : null}
          </span>
        }
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
      <KeyFacts employee={employee} facts={facts.data} />
    </>
  );
}

interface DetailsHeaderProps {
  readonly employee: EmployeeDetails;
  readonly onUpdate: () => void;
}
