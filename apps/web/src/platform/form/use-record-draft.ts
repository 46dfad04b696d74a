import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { takeDraft, useDraft } from '../session/drafts.ts';

/**
 * Keeps what was typed into the form of a new record through a reload and an expired session, and restores it once.
 * Only changed fields are kept: the others begin with the values of today. `name` null: nothing is kept. Not for forms
 * with sensitive fields.
 */
export function useRecordDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string | null) {
  const [restored, setRestored] = useState(false);
  const { defaultValues } = form.formState;
  useDraft(name ?? '', () => (name === null ? null : changedFields(form.getValues(), defaultValues)));
  useEffect(() => {
    const draft = name === null ? null : takeDraft(name);
    if (draft === null) return;
    form.reset(withDraft(form.getValues(), draft), { keepDefaultValues: true });
    setRestored(true);
  }, [form, name]);
  const discard = () => {
    form.reset();
    setRestored(false);
  };
  return { restored, discard } as const;
}

function changedFields(values: FieldValues, begun: FieldValues | undefined) {
  const changed = Object.entries(values).filter(([field, value]) => !isSame(value, begun?.[field]));
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** Fields that the form no longer has, or has with another shape, are ignored. */
export function withDraft<Values extends FieldValues>(values: Values, draft: unknown): Values {
  if (typeof draft !== 'object' || draft === null) return values;
  const known = Object.entries(draft).filter(([field, value]) => field in values && isAlike(values[field], value));
  return { ...values, ...Object.fromEntries(known) };
}

function isAlike(now: unknown, kept: unknown): boolean {
  const isNested = (value: unknown) => typeof value === 'object' && value !== null;
  return Array.isArray(now) || Array.isArray(kept)
    ? Array.isArray(now) && Array.isArray(kept)
    : isNested(now) === isNested(kept);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
