import { conditionText } from '@muster/contract/domains/tickets/ticket-form.rules.ts';
import { ticketFieldKindLabels } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { IconArrowDown, IconArrowUp, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FormFieldInputs } from './form-field-inputs.tsx';
import { draftFields, type TicketTypeValues } from './ticket-type-values.ts';
import styles from './ticket-types.module.css';

/** One field of the form: a line that says what it asks, and its inputs while it is open. */
export function FormFieldRow({ index, isOpen, onOpen, onUp, onDown, onRemove }: FormFieldRowProps) {
  const fields = useWatch<TicketTypeValues, 'fields'>({ name: 'fields' });
  const bodyId = useId();
  const label = fields[index]?.label.trim() || `Field ${index + 1}`;
  return (
    <section className={styles.field} aria-label={label}>
      <div className={styles.fieldHead}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onOpen}
        >
          <IconChevronRight className={styles.chevron} size={16} aria-hidden="true" />
          <span className={styles.fieldText}>
            <span className={styles.fieldLabel}>{label}</span>
            <span className={styles.fieldFacts}>{factsOf(fields, index)}</span>
          </span>
        </button>
        {onUp ? (
          <IconButton label={`Move ${label} up`} icon={<IconArrowUp size={16} aria-hidden="true" />} onClick={onUp} />
        ) : null}
        {onDown ? (
          <IconButton
            label={`Move ${label} down`}
            icon={<IconArrowDown size={16} aria-hidden="true" />}
            onClick={onDown}
          />
        ) : null}
        <IconButton label={`Remove ${label}`} icon={<IconTrash size={16} aria-hidden="true" />} onClick={onRemove} />
      </div>
      {isOpen ? (
        <div id={bodyId} className={styles.inputs}>
          <FormFieldInputs index={index} />
        </div>
      ) : null}
    </section>
  );
}

interface FormFieldRowProps {
  readonly index: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Null: it is the first. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: () => void;
}

/** 'One choice · required · if Reason is Other' */
function factsOf(fields: TicketTypeValues['fields'], index: number): string {
  const draft = draftFields(fields);
  const field = draft.find(({ key }) => key === fields[index]?.key);
  if (!field) return 'Choose a kind';
  const condition = conditionText(field, draft);
  return [ticketFieldKindLabels[field.kind], field.is_required ? 'required' : null, condition && `if ${condition}`]
    .filter((part) => part !== null)
    .join(' · ');
}
