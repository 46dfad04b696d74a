import { ticketTypeLimits } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { ListError } from '../../platform/form/list-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { FormFieldRow } from './form-field-row.tsx';
import { newField, type TicketTypeValues } from './ticket-type-values.ts';
import styles from './ticket-types.module.css';

/** The ordered fields of the form. One is open at a time. */
export function FormFieldRows() {
  const { fields, append, remove, move } = useFieldArray<TicketTypeValues, 'fields'>({ name: 'fields' });
  const { getValues, setValue } = useFormContext<TicketTypeValues>();
  const { errors } = useFormState<TicketTypeValues>();
  const [open, setOpen] = useState<string | null>(null);
  const add = () => {
    const field = newField(getValues('fields'));
    append(field, { shouldFocus: false });
    setOpen(field.key);
  };
  const removeAt = (index: number) => {
    const { key } = getValues(`fields.${index}`);
    remove(index);
    // What was shown only if this field was answered is always shown now.
    for (const [place, { condition_field }] of getValues('fields').entries())
      if (condition_field === key) setValue(`fields.${place}.condition_field`, null, { shouldDirty: true });
  };
  return (
    <FormSection
      id="fields"
      title="Fields"
      description="Changed fields become a new version of the form. Tickets keep the version they were filed with."
    >
      <div className={styles.fields}>
        {fields.map(({ id, key }, index) => (
          <FormFieldRow
            key={id}
            index={index}
            isOpen={open === key || errors.fields?.[index] !== undefined}
            onOpen={() => setOpen(open === key ? null : key)}
            onUp={index > 0 ? () => move(index, index - 1) : null}
            onDown={index < fields.length - 1 ? () => move(index, index + 1) : null}
            onRemove={() => removeAt(index)}
          />
        ))}
        <ListError name="fields" />
        {fields.length < ticketTypeLimits.fields ? (
          <div>
            <Button small icon={<IconPlus aria-hidden="true" />} onClick={add}>
              Add field
            </Button>
          </div>
        ) : null}
      </div>
    </FormSection>
  );
}
