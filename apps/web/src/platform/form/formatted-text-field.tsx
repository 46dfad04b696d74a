import { type KeyboardEvent, useCallback, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field/field.tsx';
import { TextArea } from '../../ui/input/text-area.tsx';
import type { FormFieldProps } from './form-field.ts';
import { FormatTools } from './format-tools.tsx';
import styles from './formatted-text-field.module.css';
import { useFormField } from './use-form-field.ts';
import { useInsertion } from './use-insertion.ts';

/** A text with the formats of `readFormattedText`: buttons, and Ctrl+B. */
export function FormattedTextField<Values extends FieldValues>({
  maxLength,
  rows,
  ...props
}: FormFieldProps<Values> & { readonly maxLength?: number; readonly rows?: number }) {
  const { text, setValue, look, input } = useFormField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const { format, onSelect } = useInsertion(area, { text, write: setValue });
  const register = input.ref;
  const keep = useCallback(
    (node: HTMLTextAreaElement | null) => {
      area.current = node;
      register(node);
    },
    [register],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const isBold = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
    if (!isBold || event.shiftKey || event.altKey) return;
    event.preventDefault();
    format('bold');
  };
  return (
    <Field
      {...look}
      aside={
        <span className={styles.tools}>
          <FormatTools onFormat={format} />
        </span>
      }
    >
      {(control) => (
        <TextArea
          {...control}
          {...input}
          ref={keep}
          rows={rows}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setValue(event.target.value)}
          onSelect={onSelect}
          onKeyDown={onKeyDown}
        />
      )}
    </Field>
  );
}
