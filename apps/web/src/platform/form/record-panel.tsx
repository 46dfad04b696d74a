import { messages } from '@muster/contract/messages.ts';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { Button } from '../../ui/button/button.tsx';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { FormErrors } from './form-errors.tsx';
import { SubmitButton } from './submit-button.tsx';
import { type RecordFormQuestion, useRecordForm } from './use-record-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

const texts = messages.employeeForm.button;

/** A side panel with the form of one record: errors on top, fields, Cancel and Add or Save in the foot. */
export function RecordPanel<Values extends FieldValues>({
  mode,
  title,
  description,
  opened,
  onClose,
  button,
  children,
  ...question
}: RecordPanelProps<Values>) {
  const { form, submit } = useRecordForm({
    ...question,
    onSaved: async () => {
      await question.onSaved();
      onClose();
    },
  });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const guard = useUnsavedGuard(opened && isDirty);
  const close = () => guard.leave(onClose);
  return (
    <FormProvider {...form}>
      <SidePanel
        opened={opened}
        onClose={close}
        title={title}
        description={description}
        onSubmit={(event) => void submit(event)}
        footNote={isDirty ? 'Unsaved changes' : null}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            {button ? (
              <SubmitButton {...button} busy={isSubmitting} />
            ) : mode === 'create' ? (
              <SubmitButton label={texts.add} processingLabel={texts.adding} busy={isSubmitting} />
            ) : (
              <SubmitButton label={texts.save} processingLabel={texts.updating} busy={isSubmitting} />
            )}
          </>
        }
      >
        <FormErrors />
        {children}
      </SidePanel>
      {guard.dialog}
    </FormProvider>
  );
}

interface RecordPanelProps<Values extends FieldValues> extends RecordFormQuestion<Values> {
  readonly mode: 'create' | 'update';
  readonly title: string;
  readonly description?: string | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Where it does something else than adding or saving. */
  readonly button?: { readonly label: string; readonly processingLabel: string };
  /** FormSections with fields. */
  readonly children: ReactNode;
}
