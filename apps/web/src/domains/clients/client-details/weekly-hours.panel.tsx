import { legalWeeklyHours } from '@muster/contract/constants.ts';
import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { type HoursRule, hoursRuleBody, hoursRuleLabels } from '@muster/contract/domains/clients/hours-rule.schemas.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';

interface Values {
  weekly_hours: number | null;
}

export function WeeklyHoursPanel({ client, rule, opened, onClose }: WeeklyHoursPanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      opened={opened}
      onClose={onClose}
      mode="update"
      title="Weekly hours"
      description={client.legal_business_name}
      values={rule}
      call={formCall({
        schema: hoursRuleBody,
        bodyOf: ({ weekly_hours }: Values) => ({ client_id: client.id, weekly_hours }),
        send: bodyTo(clientRecordEndpoints.setHoursRule),
      })}
      thing="weekly hours"
      success={successMessage('Weekly hours limit', 'updated')}
      onSaved={() => refreshAnswers(queries, [clientRecordEndpoints.hoursRule])}
    >
      <FormSection id="hours" title="Contract limit">
        <NumberField<Values>
          name="weekly_hours"
          label={hoursRuleLabels.weekly_hours}
          helper={`You see a warning before you assign a shift that exceeds it. Leave empty for the legal limit of ${legalWeeklyHours} h.`}
        />
      </FormSection>
    </RecordPanel>
  );
}

interface WeeklyHoursPanelProps {
  readonly client: ClientDetails;
  readonly rule: HoursRule;
  readonly opened: boolean;
  readonly onClose: () => void;
}
