import { messages } from '@muster/contract/messages.ts';
import type { FormEvent, ReactNode, Ref } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form';
import { Button } from '../../ui/button/button.tsx';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { FormErrors } from './form-errors.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

const texts = messages.employeeForm.button;

/** The side panel around a form: errors at the top, fields, Cancel and Add or Save in the footer. */
export function FormPanel<Values extends FieldValues>({ form, submit, mode, button, ...rest }: FormPanelProps<Values>) {
  const { opened, onClose, children, ...look } = rest;
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const guard = useUnsavedGuard(opened && isDirty);
  const close = () => guard.leave(onClose);
  return (
    <FormProvider {...form}>
      <SidePanel
        {...look}
        opened={opened}
        onClose={close}
        onSubmit={(event) => void submit(event)}
        footNote={button?.isBlocked ? 'See the note above' : isDirty ? 'Unsaved changes' : null}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <SubmitButton {...(button ?? buttons[mode])} busy={isSubmitting} />
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

const buttons = {
  create: { label: texts.add, processingLabel: texts.adding },
  update: { label: texts.save, processingLabel: texts.updating },
} as const;

export interface FormPanelLook {
  readonly mode: 'create' | 'update';
  readonly title: string;
  readonly description?: string | undefined;
  /** SectionTabs, below the title. */
  readonly tabs?: ReactNode;
  /** 700 px instead of 640. */
  readonly isWide?: boolean | undefined;
  /** The scrolling part. */
  readonly bodyRef?: Ref<HTMLDivElement>;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** If it does something other than adding or saving. `isBlocked`: what is entered would be refused, as the form says. */
  readonly button?: { readonly label: string; readonly processingLabel: string; readonly isBlocked?: boolean };
  /** FormSections with fields. */
  readonly children: ReactNode;
}

interface FormPanelProps<Values extends FieldValues> extends FormPanelLook {
  readonly form: UseFormReturn<Values>;
  readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}
