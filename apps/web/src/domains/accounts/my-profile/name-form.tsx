import { validationMessages } from '@muster/contract/validation-messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { takeDraft, useDraftOnExpiry } from '../../../platform/session/drafts.ts';
import { updateUser } from '../../../platform/session/session-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { accountKeys } from '../accounts.queries.ts';
import styles from './my-profile.module.css';

const longestName = 50;

export function NameForm({ first, last }: { readonly first: string; readonly last: string }) {
  const queries = useQueryClient();
  const [names, setNames] = useState(() => draftedNames() ?? { first_name: first, last_name: last });
  const isChanged = names.first_name !== first || names.last_name !== last;
  useDraftOnExpiry('my-name', () => (isChanged ? names : null));
  const form = useSubmit({
    check: () =>
      missingFields({
        first_name: { value: names.first_name.trim(), text: validationMessages.required('First name') },
        last_name: { value: names.last_name.trim(), text: validationMessages.required('Last name') },
      }),
    send: async () => {
      const { name } = await callApi(profileEndpoints.updateProfile, { body: names });
      updateUser({ name });
      await queries.invalidateQueries({ queryKey: accountKeys.details });
      showSuccess('Your name has been successfully updated.');
    },
  });
  const field = (name: 'first_name' | 'last_name', label: string, autoComplete: string) => (
    <Field label={label} error={form.errorOf(name)}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          autoComplete={autoComplete}
          maxLength={longestName}
          value={names[name]}
          onChange={(event) => setNames({ ...names, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <form className={styles.names} noValidate onSubmit={form.onSubmit} aria-label="Personal details">
      {form.problem ? (
        <div data-wide="">
          <Notice tone="red">{form.problem}</Notice>
        </div>
      ) : null}
      {field('first_name', 'First name', 'given-name')}
      {field('last_name', 'Last name', 'family-name')}
      <div data-wide="">
        <Button type="submit" tone="primary" busy={form.busy} disabled={!isChanged}>
          {form.busy ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

function draftedNames() {
  const draft = takeDraft('my-name');
  if (typeof draft !== 'object' || draft === null) return null;
  const { first_name, last_name }: { first_name?: unknown; last_name?: unknown } = draft;
  return typeof first_name === 'string' && typeof last_name === 'string' ? { first_name, last_name } : null;
}
