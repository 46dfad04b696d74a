import { useEffect, useRef } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { ErrorSummary } from '../../ui/form-layout/error-summary.tsx';
import { errorTitleOf, messagesOf } from './form-messages.ts';

/**
 * The list of all errors at the top of a form, after an attempt to submit it: scrolled to and announced each time, and
 * each line links to its field. Must be inside a FormProvider.
 */
export function FormErrors<Values extends FieldValues>() {
  const { control, setFocus } = useFormContext<Values>();
  const { errors, submitCount } = useFormState({ control });
  const box = useRef<HTMLDivElement>(null);
  const messages = messagesOf(errors);
  const announced = useRef(0);
  useEffect(() => {
    if (submitCount === announced.current) return;
    announced.current = submitCount;
    box.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    box.current?.focus({ preventScroll: true });
  }, [submitCount]);
  if (submitCount === 0 || messages.length === 0) return null;
  return (
    <ErrorSummary
      ref={box}
      title={errorTitleOf(messages)}
      errors={messages.map(({ field, text }) => ({
        field,
        text,
        onSelect: field === null ? undefined : () => setFocus(field as Parameters<typeof setFocus>[0]),
      }))}
    />
  );
}
