import { capitalized } from '@muster/contract/capitalized.ts';
import { successMessage } from '@muster/contract/messages.ts';
import type { FieldValues } from 'react-hook-form';
import { FormPanel, type FormPanelLook } from './form-panel.tsx';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';

/** The form of a record in a side panel, which closes after saving. */
export function RecordPanel<Values extends FieldValues>(props: RecordPanelProps<Values>) {
  const { values, call, thing, success = saved(props), onSaved, onRefused, onConflict, ...look } = props;
  const { form, submit } = useRecordForm({
    values,
    call,
    thing,
    success,
    onSaved: async () => {
      await onSaved();
      look.onClose();
    },
    ...(onRefused && { onRefused }),
    ...(onConflict && { onConflict }),
  });
  return <FormPanel {...look} form={form} submit={submit} />;
}

/** With the name, if the form has one: 'Team Back Office has been successfully added.' */
const saved =
  ({ thing, mode }: { readonly thing: string; readonly mode: FormPanelLook['mode'] }) =>
  ({ name }: { readonly name?: unknown }) =>
    successMessage(namedThing(capitalized(thing), name), mode === 'create' ? 'added' : 'updated');

const namedThing = (thing: string, name: unknown) =>
  typeof name === 'string' && name.trim() !== '' ? `${thing} ${name.trim()}` : thing;

interface RecordPanelProps<Values extends FieldValues>
  extends Omit<RecordFormOptions<Values>, 'success'>,
    FormPanelLook {
  /** Default: the thing, with its name, has been successfully added or updated. */
  readonly success?: RecordFormOptions<Values>['success'];
}
