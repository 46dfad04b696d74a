import type { FieldValues } from 'react-hook-form';
import { FormPanel, type FormPanelLook } from './form-panel.tsx';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';

/** The form of a record in a side panel, which closes after saving. */
export function RecordPanel<Values extends FieldValues>(props: RecordPanelProps<Values>) {
  const { values, call, thing, success, onSaved, onRefused, ...look } = props;
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
  });
  return <FormPanel {...look} form={form} submit={submit} />;
}

interface RecordPanelProps<Values extends FieldValues> extends RecordFormOptions<Values>, FormPanelLook {}
