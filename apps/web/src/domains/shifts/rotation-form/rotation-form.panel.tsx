import { problemText } from '../../../platform/api/problem-error.ts';
import { useKeptRecord } from '../../../platform/form/use-kept-record.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { rotationDetailsQuery } from '../rotations.queries.ts';
import { LoadedRotationForm } from './loaded-rotation-form.tsx';
import { copyOf, emptyRotation, type RotationFormSubject, rotationValuesOf } from './rotation-form-values.ts';

/** The side panel for adding, copying or changing a rotation. */
export function RotationFormPanel({ subject, opened, onClose }: RotationFormPanelProps) {
  const isNew = subject.mode === 'create';
  const stored = useKeptRecord({ ...rotationDetailsQuery(isNew ? 0 : subject.id), gcTime: 0 }, !isNew);
  const panel = { opened, onClose, onConflict: stored.renew };
  if (isNew) return <LoadedRotationForm {...panel} record={null} values={emptyRotation()} />;
  if (stored.record && subject.mode === 'copy') {
    return <LoadedRotationForm {...panel} record={null} values={copyOf(stored.record)} />;
  }
  if (stored.record) {
    return <LoadedRotationForm {...panel} record={stored.record} values={rotationValuesOf(stored.record)} />;
  }
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title="Rotation details"
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {stored.error ? (
        <ErrorState title="The form could not be opened" text={problemText(stored.error)} />
      ) : (
        <PageSkeleton />
      )}
    </SidePanel>
  );
}

interface RotationFormPanelProps {
  readonly subject: RotationFormSubject;
  readonly opened: boolean;
  readonly onClose: () => void;
}
