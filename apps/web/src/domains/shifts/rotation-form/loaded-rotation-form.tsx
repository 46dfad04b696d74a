import type { RotationDetails } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { mostRotationWeeks, rotationLabels } from '@muster/contract/domains/shifts/rotations.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { rotationsEndpoints } from '../../../platform/api/endpoints/rotations.generated.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../shifts.module.css';
import { useClientChoices } from '../use-client-choices.ts';
import { PatternFields } from './pattern-fields.tsx';
import { createRotation, updateRotation } from './rotation-calls.ts';
import type { RotationFormValues } from './rotation-form-values.ts';

export function LoadedRotationForm({ record, ...panel }: LoadedRotationFormProps) {
  const queries = useQueryClient();
  const clients = useClientChoices(record?.client ?? null);
  const isUsed = record !== null && !record.abilities.change;
  return (
    <RecordPanel<RotationFormValues>
      {...panel}
      mode={record ? 'update' : 'create'}
      title="Rotation details"
      description={record ? record.name : 'The weeks repeat. Each day has a shift or is off.'}
      call={record ? updateRotation(record) : createRotation}
      thing="rotation"
      viewAt={(id) => pathOf('rotationDetails', { id })}
      onSaved={() => refreshAnswers(queries, [rotationsEndpoints.list, rotationsEndpoints.details])}
    >
      <FormSection id="rotation-name" title="Rotation">
        {isUsed ? (
          <div className={styles.wide}>
            <Notice>
              Employees have or had this rotation, so only its name can change. To change the pattern, copy it and
              assign people to the copy.
            </Notice>
          </div>
        ) : null}
        <TextField<RotationFormValues>
          name="name"
          label={rotationLabels.name}
          required
          maxLength={100}
          autoFocus
          wide
        />
        <SelectField<RotationFormValues>
          name="client_id"
          label={rotationLabels.client_id}
          helper="Leave empty to make this rotation available to all clients."
          numeric
          disabled={isUsed}
          {...clients}
        />
        <SelectField<RotationFormValues>
          name="weeks"
          label={rotationLabels.weeks}
          required
          numeric
          disabled={isUsed}
          options={weekOptions}
        />
      </FormSection>
      <FormSection id="rotation-days" title={rotationLabels.days}>
        <PatternFields disabled={isUsed} />
      </FormSection>
    </RecordPanel>
  );
}

interface LoadedRotationFormProps {
  readonly record: RotationDetails | null;
  readonly values: RotationFormValues;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConflict: () => Promise<boolean>;
}

const weekOptions = Array.from({ length: mostRotationWeeks }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 week' : `${index + 1} weeks`,
}));
