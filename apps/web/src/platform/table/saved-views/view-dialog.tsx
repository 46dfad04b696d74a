import type { SavedView } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Choice } from '../../../ui/input/choice.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { missingFields, useSubmit } from '../../form/use-submit.ts';
import styles from './saved-views.module.css';

const longestName = 60;

/** Asks for the name of a new view, or a new name for an existing one. */
export function ViewDialog({ opened, view, onClose, onSave }: ViewDialogProps) {
  const formId = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [isDefault, setIsDefault] = useState(view?.is_default ?? false);
  const form = useSubmit({
    check: () => missingFields({ name: { value: name.trim(), text: validationMessages.required('Name') } }),
    send: async () => {
      await onSave(name.trim(), isDefault);
      onClose();
    },
  });
  const title = view ? 'Rename view' : 'Save view';
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" busy={form.busy}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate aria-label={title} onSubmit={form.onSubmit}>
        {form.problem ? <Notice tone="red">{form.problem}</Notice> : null}
        <Field label="Name" required error={form.errorOf('name') ?? form.otherErrors(['name'])[0]}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="off"
              data-autofocus=""
              maxLength={longestName}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Choice
          alone
          kind="checkbox"
          label="Open the list with this view"
          checked={isDefault}
          onChange={() => setIsDefault(!isDefault)}
        />
      </form>
    </AppModal>
  );
}

interface ViewDialogProps {
  readonly opened: boolean;
  /** Null: a new one. */
  readonly view: SavedView | null;
  readonly onClose: () => void;
  /** @throws ProblemError shown in the dialog. */
  readonly onSave: (name: string, isDefault: boolean) => Promise<void>;
}
