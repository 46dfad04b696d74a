import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { Button } from '../../ui/button/button.tsx';
import { AppModal, type DialogSize } from '../../ui/overlay/app-modal.tsx';
import { FormErrors } from './form-errors.tsx';
import styles from './record-dialog.module.css';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

/** The form of a record in a dialog, for a few fields; it closes after saving. */
export function RecordDialog<Values extends FieldValues>(props: RecordDialogProps<Values>) {
  const { title, formLabel = title, intro, size, button, opened, onClose, children, onSaved, ...options } = props;
  const formId = useId();
  const { form, submit } = useRecordForm({
    ...options,
    onSaved: async () => {
      await onSaved();
      onClose();
    },
  });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const guard = useUnsavedGuard(opened && isDirty);
  const close = () => {
    if (!isSubmitting) guard.leave(onClose);
  };
  return (
    <FormProvider {...form}>
      <AppModal
        opened={opened}
        onClose={close}
        title={title}
        size={size}
        actions={
          <>
            <Button onClick={close} disabled={isSubmitting}>
              Cancel
            </Button>
            <Button type="submit" form={formId} tone={button.tone ?? 'primary'} busy={isSubmitting}>
              {isSubmitting ? button.processingLabel : button.label}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          aria-label={formLabel}
          className={styles.form}
          onSubmit={(event) => void submit(event)}
        >
          {intro ? <p className={styles.intro}>{intro}</p> : null}
          <FormErrors />
          {children}
        </form>
      </AppModal>
      {guard.dialog}
    </FormProvider>
  );
}

interface RecordDialogProps<Values extends FieldValues> extends RecordFormOptions<Values> {
  readonly title: string;
  /** Name of the form for screen readers, if it differs from the title. */
  readonly formLabel?: string;
  /** The label of the save button. */
  readonly intro?: ReactNode;
  readonly size?: DialogSize;
  readonly button: { readonly label: string; readonly processingLabel: string; readonly tone?: 'primary' | 'danger' };
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}
