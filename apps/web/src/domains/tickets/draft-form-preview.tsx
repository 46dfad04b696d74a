import { useWatch } from 'react-hook-form';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { FormPreview } from './form-preview.tsx';
import { draftFields, type TicketTypeValues } from './ticket-type-values.ts';
import styles from './ticket-types.module.css';

/** The form as it is typed, before it is saved. */
export function DraftFormPreview() {
  const fields = useWatch<TicketTypeValues, 'fields'>({ name: 'fields' });
  return (
    <FormSection id="preview" title="Preview" description="The form as it is now. Nothing that you type here is kept.">
      <div className={styles.fields}>
        <FormPreview fields={draftFields(fields)} />
      </div>
    </FormSection>
  );
}
