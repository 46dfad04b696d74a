import { type ReactNode, useId, useState } from 'react';
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { Button } from '../../ui/button/button.tsx';
import { AppModal, type DialogSize } from '../../ui/overlay/app-modal.tsx';
import { FormErrors } from './form-errors.tsx';
import styles from './record-dialog.module.css';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

/** The form of a record in a dialog, for a few fields; it closes after saving. */
export function RecordDialog<Values extends FieldValues>(props: RecordDialogProps<Values>) {
  const {
    title,
    formLabel = title,
    intro,
    size,
    button,
    otherwise,
    closeLabel = 'Cancel',
    opened,
    onClose,
    children,
    onSaved,
    ...options
  } = props;
  const formId = useId();
  const { form, submit } = useRecordForm({
    ...options,
    onSaved: async () => {
      await onSaved();
      onClose();
    },
  });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [pressed, setPressed] = useState(button);
  const guard = useUnsavedGuard(opened && isDirty);
  const close = () => {
    if (!isSubmitting) guard.leave(onClose);
  };
  const submitButton = (save: SaveButton) => {
    const isSending = isSubmitting && pressed.label === save.label;
    return (
      <Button
        type="submit"
        form={formId}
        tone={save === otherwise ? 'refuse' : (save.tone ?? 'primary')}
        busy={isSending}
        disabled={isSubmitting && !isSending}
        onClick={() => {
          setPressed(save);
          save.onPress?.();
        }}
      >
        {isSending ? save.processingLabel : save.label}
      </Button>
    );
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
              {closeLabel}
            </Button>
            {otherwise ? submitButton(otherwise) : null}
            {submitButton(button)}
          </>
        }
      >
        <form
          id={formId}
          noValidate
          aria-label={formLabel}
          className={styles.form}
          onSubmit={(event) => {
            // In React the form that opened the dialog is around it, and would be sent, too.
            event.stopPropagation();
            void submit(event);
          }}
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
  readonly intro?: ReactNode;
  readonly size?: DialogSize;
  /** Saves. */
  readonly button: SaveButton;
  /** Saves something else, such as a refusal. */
  readonly otherwise?: SaveButton | undefined;
  /** Default: 'Cancel'. Another one where the act itself is a cancellation. */
  readonly closeLabel?: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export interface SaveButton {
  readonly label: string;
  readonly processingLabel: string;
  readonly tone?: 'primary' | 'danger';
  /** Called before the form is checked and sent. */
  readonly onPress?: () => void;
}
