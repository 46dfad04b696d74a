import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { applyServerErrors } from '../../../platform/form/apply-server-errors.ts';
import { Card } from '../../../ui/card/card.tsx';
import styles from './hire-form.module.css';
import { answerOf, type HireValues, hireValuesOf, saysTheSame } from './hire-values.ts';
import type { Autosave } from './use-autosave.ts';

/** Questions whose answers are saved while they are typed. What a colleague saves appears in the fields that are not being changed. */
export function AnswersForm({ draft, save, title, children }: AnswersFormProps) {
  const { unsaved, change, state } = save;
  const form = useForm<HireValues>({ defaultValues: hireValuesOf(draft.answers) });
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name, type }) => {
      if (name && type === 'change') latest.current({ answers: { [name]: answerOf(name, values[name]) } });
    });
    return unsubscribe;
  }, [form]);
  useEffect(() => {
    for (const [name, stored] of Object.entries(hireValuesOf(draft.answers))) {
      const field = name as keyof HireValues;
      if (Object.hasOwn(unsaved.answers ?? {}, name) || saysTheSame(name, form.getValues(field), stored)) continue;
      form.setValue(field, stored as never);
    }
  }, [form, draft, unsaved]);
  useEffect(() => {
    form.clearErrors();
    if (state.kind !== 'refused') return;
    const errors = Object.entries(state.errors).map(([path, texts]) => [path.replace(/^answers\./, ''), texts]);
    applyServerErrors(form, Object.fromEntries(errors));
  }, [form, state]);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Card title={title}>
          <div className={styles.fields}>{children}</div>
        </Card>
      </form>
    </FormProvider>
  );
}

interface AnswersFormProps {
  readonly draft: HireDraft;
  readonly save: Autosave;
  readonly title: string;
  readonly children: ReactNode;
}
