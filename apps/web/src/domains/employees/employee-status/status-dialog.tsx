import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { showUndoable } from '../../../platform/feedback/toast-acts.tsx';
import { useLookup } from '../../../platform/form/lookup.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { statusTypes } from '../../lookups/index.ts';
import { todayQuery } from '../employees.queries.ts';
import { refreshEmployees } from '../refresh-employees.ts';
import { useReadVersion } from '../use-read-version.ts';
import { MoveFields } from './move-fields.tsx';
import { moveTexts } from './move-texts.ts';
import { movedText } from './moved-text.ts';
import { statusCall } from './status-call.ts';
import styles from './status-dialog.module.css';
import { blankStatus, type StatusValues } from './status-form.ts';
import type { StatusSubject } from './status-subject.ts';
import { undoneText, undoOf } from './undo-move.ts';

interface StatusDialogProps {
  readonly move: StatusMove;
  readonly employee: StatusSubject;
  readonly shownOn: 'list' | 'details';
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for the facts of a status change, and shows its effect. After a conflict the page behind it is current. */
export function StatusDialog({ move, employee, shownOn, opened, onClose }: StatusDialogProps) {
  const queries = useQueryClient();
  const texts = moveTexts[move];
  const today = useQuery(todayQuery()).data?.day ?? '';
  const { read, onConflict } = useReadVersion(employee);
  const types = useLookup(statusTypes);
  const done = useRef('');
  const undo = useRef<(() => Promise<unknown>) | null>(null);
  const call = statusCall(move, () => ({ id: employee.id, version: read.current }));
  const refresh = () => refreshEmployees(queries, shownOn);
  const send: typeof call.send = async (values, keyFor) => {
    const undoMove = await undoOf(queries, move, { employee, values });
    const saved = await call.send(values, keyFor);
    const { name } = employee;
    done.current = movedText(move, { name, values, type: types.nameOf(values.status_type_id), today });
    undo.current = undoMove && (() => undoMove(saved).then(refresh));
    return saved;
  };
  const onSaved = () => {
    if (undo.current) showUndoable(done.current, undo.current, undoneText(move, employee.name));
    return refresh();
  };
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
      call={{ errorsOf: call.errorsOf, send }}
      thing="employee"
      success={() => (undo.current ? null : done.current)}
      onSaved={onSaved}
      onConflict={onConflict}
    >
      <Today today={today} />
      <div className={styles.grid}>
        <MoveFields move={move} dayLabel={texts.day} today={today} employee={employee} />
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
