import { correctionLabels as labels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { requestCorrectionBody } from '@muster/contract/domains/attendance/attendance.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceEndpoints } from '../../../platform/api/endpoints/attendance.generated.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { DateTimeField } from '../../../platform/form/date-time-field.tsx';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { formatDay, formatWeekday } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { CorrectionBreakRows } from './correction-break-rows.tsx';
import {
  type CorrectedDay,
  type CorrectionFormValues,
  correctionValues,
  noCorrection,
} from './correction-form-values.ts';

/**
 * The side panel for requesting a correction of the viewer's own day: a given one, or one that is selected in it. Staff request
 * one for a day of somebody else.
 */
export function CorrectionFormPanel({ day, person, zone, opened, onClose }: CorrectionFormPanelProps) {
  const isGiven = 'work_date' in day;
  const queries = useQueryClient();
  return (
    <RecordPanel<CorrectionFormValues>
      mode="create"
      title={isGiven ? `Correct ${formatWeekday(day.work_date)}` : 'Correct a different day'}
      description={descriptionOf(zoneCity(zone), person)}
      button={{ label: 'Request correction', processingLabel: 'Requesting...' }}
      opened={opened}
      onClose={onClose}
      values={isGiven ? correctionValues(day, zone) : noCorrection}
      call={formCall({
        schema: requestCorrectionBody,
        bodyOf: (values) => ({ ...values, ...(person && { employee_id: person.id }) }),
        send: (body, idempotencyKey) => callApi(correctionsEndpoints.request, { body, idempotencyKey }),
      })}
      thing="correction"
      draftOf={person?.id}
      success={person ? 'Submitted. Another person decides.' : 'Your correction has been submitted for approval.'}
      onSaved={() => refreshAnswers(queries, refreshed)}
    >
      {isGiven && day.locked !== null ? (
        <Notice tone="amber" title="This day is locked">
          Once approved, the difference counts in the next open timesheet.
        </Notice>
      ) : null}
      <FormSection id="correction-hours" title="Hours">
        {isGiven ? null : (
          <DateField<CorrectionFormValues>
            name="work_date"
            label={labels.work_date}
            helper={`For a day with no schedule or clock-in, back to ${formatDay(day.from)}. Night shifts count toward their start date.`}
            required
            wide
            min={day.from}
            max={day.to}
          />
        )}
        <DateTimeField<CorrectionFormValues> name="in" label={labels.in} required />
        <DateTimeField<CorrectionFormValues> name="out" label={labels.out} required />
        <CorrectionBreakRows />
      </FormSection>
      <FormSection id="correction-why" title="Why">
        <TextAreaField<CorrectionFormValues>
          name="reason"
          label={labels.reason}
          required
          wide
          maxLength={500}
          rows={3}
        />
        <TextAreaField<CorrectionFormValues>
          name="evidence"
          label={labels.evidence}
          helper="Add a ticket number, call or colleague who can confirm."
          wide
          maxLength={1000}
          rows={3}
        />
      </FormSection>
    </RecordPanel>
  );
}

const refreshed = [
  attendanceEndpoints.own,
  attendanceDaysEndpoints.list,
  attendanceDaysEndpoints.details,
  correctionsEndpoints.list,
];

function descriptionOf(city: string, person: CorrectionFormPanelProps['person']): string {
  if (person === undefined) return `Times are in ${city} time. Your clocked times stay on record.`;
  return `For ${person.name}, in ${city} time. Another person reviews the times, and the clocked times stay on record.`;
}

interface CorrectionFormPanelProps {
  /** Otherwise the selectable days. */
  readonly day: CorrectedDay | { readonly from: string; readonly to: string };
  /** Whose day, if it is not the viewer's. */
  readonly person?: { readonly id: number; readonly name: string };
  /** The employee's time zone. */
  readonly zone: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}
