import { capitalized } from '@muster/contract/capitalized.ts';
import { successMessage } from '@muster/contract/messages.ts';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import { FormPanel, type FormPanelLook } from './form-panel.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { useRecordDraft } from './use-record-draft.ts';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';

/** The form of a record in a side panel, which closes after saving. A new record is kept as a draft (useRecordDraft). */
export function RecordPanel<Values extends FieldValues>(props: RecordPanelProps<Values>) {
  const {
    values,
    call,
    thing,
    success = saved(props),
    viewAt,
    onSaved,
    onRefused,
    onConflict,
    draftOf,
    ...look
  } = props;
  const { form, submit } = useRecordForm({
    values,
    call,
    thing,
    success,
    viewAt: props.mode === 'create' ? viewAt : undefined,
    onSaved: async () => {
      await onSaved();
      look.onClose();
    },
    ...(onRefused && { onRefused }),
    ...(onConflict && { onConflict }),
  });
  const draft = useRecordDraft(form, useDraftName(props));
  return (
    <FormPanel {...look} form={form} submit={submit}>
      {draft.restored ? <RestoredDraft onDiscard={draft.discard} /> : null}
      {look.children}
    </FormPanel>
  );
}

/** Title and description are part of the name: a draft for one day or person is never restored for another. */
function useDraftName({ mode, opened, thing, title, description, draftOf }: DraftNameParts): string | null {
  const { pathname } = useLocation();
  return mode === 'create' && opened ? JSON.stringify([pathname, thing, title, description, draftOf]) : null;
}

type DraftNameParts = Pick<FormPanelLook, 'mode' | 'opened' | 'title' | 'description'> & {
  readonly thing: string;
  readonly draftOf?: number | undefined;
};

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
  /** Id of the person that the new record is for, if neither the address nor the title names it. */
  readonly draftOf?: number | undefined;
}
