import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { useKeptRecord } from '../../../platform/form/use-kept-record.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { homeTodayQuery, shiftDetailsQuery } from '../shifts.queries.ts';
import { LoadedShiftForm } from './loaded-shift-form.tsx';
import { emptyShift, type ShiftFormSubject, valuesOf } from './shift-form-values.ts';

/** The side panel for adding or changing a shift. */
export function ShiftFormPanel({ subject, opened, onClose }: ShiftFormPanelProps) {
  const isUpdate = subject.mode === 'update';
  const today = useQuery(homeTodayQuery());
  const stored = useKeptRecord({ ...shiftDetailsQuery(isUpdate ? subject.id : 0), gcTime: 0 }, isUpdate);
  if (today.data && (!isUpdate || stored.record)) {
    const shift = stored.record;
    return (
      <LoadedShiftForm
        record={shift}
        values={shift ? valuesOf(shift) : emptyShift(today.data.day)}
        today={today.data.day}
        onConflict={stored.renew}
        opened={opened}
        onClose={onClose}
      />
    );
  }
  const failed = today.error ?? stored.error;
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title="Shift details"
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {failed ? <ErrorState title="The form could not be opened" text={problemText(failed)} /> : <PageSkeleton />}
    </SidePanel>
  );
}

interface ShiftFormPanelProps {
  readonly subject: ShiftFormSubject;
  readonly opened: boolean;
  readonly onClose: () => void;
}
