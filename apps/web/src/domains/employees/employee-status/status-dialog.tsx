import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { todayQuery } from '../employees.queries.ts';
import { refreshEmployees } from '../refresh-employees.ts';
import { useReadVersion } from '../use-read-version.ts';
import { MoveFields } from './move-fields.tsx';
import { moveTexts } from './move-texts.ts';
import { statusCall } from './status-call.ts';
import styles from './status-dialog.module.css';
import { blankStatus, type StatusValues } from './status-form.ts';

interface StatusDialogProps {
  readonly move: StatusMove;
  readonly employee: EmployeeDetails;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for the facts of a status change, and shows its effect. After a conflict the page behind it is current. */
export function StatusDialog({ move, employee, opened, onClose }: StatusDialogProps) {
  const queries = useQueryClient();
  const texts = moveTexts[move];
  const today = useQuery(todayQuery()).data?.day ?? '';
  const { read, onConflict } = useReadVersion(employee);
  return (
    <RecordDialog<StatusValues>
      title={`${texts.title}: ${employee.name}`}
      formLabel={texts.title}
      intro={texts.intro}
      size="lg"
      button={{
        label: texts.button,
        processingLabel: texts.busy,
        tone: move === 'separate' ? 'danger' : 'primary',
      }}
      opened={opened}
      onClose={onClose}
      values={blankStatus(today)}
      call={statusCall(move, () => ({ id: employee.id, version: read.current }))}
      thing="employee"
      success={successMessage('Employee', 'updated')}
      onSaved={() => refreshEmployees(queries, 'details')}
      onConflict={onConflict}
    >
      <Today today={today} />
      <div className={styles.grid}>
        <MoveFields move={move} dayLabel={texts.day} employee={employee} />
      </div>
    </RecordDialog>
  );
}

/** The server's date may arrive after the dialog has opened; dates typed before that stay. */
function Today({ today }: { readonly today: string }) {
  const { reset } = useFormContext<StatusValues>();
  useEffect(() => reset(blankStatus(today), { keepDirtyValues: true }), [reset, today]);
  return null;
}
