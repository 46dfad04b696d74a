import { messages } from '@muster/contract/messages.ts';
import { OpeningPanel } from '../../../platform/form/opening-panel.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import type { FormOrigin, FormSubject } from './form-subject.ts';
import { LoadedForm } from './loaded-form.tsx';
import { useFormSubject } from './use-form-subject.ts';

const newDescription = 'Add a person and their first client placement.';

/** The side panel 'Employee Form Details' (sections 2.9 and 2.10). */
export function EmployeeFormPanel({ subject, shownOn, opened, onClose }: EmployeeFormPanelProps) {
  const loading = useFormSubject(subject);
  const description = subject.mode === 'update' ? subject.name : (subject.hire?.description ?? newDescription);
  if (loading.state === 'ready') {
    return (
      <LoadedForm
        subject={loading.subject}
        onConflict={loading.renew}
        shownOn={shownOn}
        description={description}
        opened={opened}
        onClose={onClose}
      />
    );
  }
  return (
    <OpeningPanel
      opened={opened}
      onClose={onClose}
      title={messages.employeeForm.title}
      description={description}
      error={loading.state === 'failed' ? loading.error : null}
      onRetry={() => loading.state === 'failed' && loading.retry()}
      outline={<FormSkeleton />}
    />
  );
}

interface EmployeeFormPanelProps {
  readonly subject: FormSubject;
  readonly shownOn: FormOrigin;
  readonly opened: boolean;
  readonly onClose: () => void;
}
