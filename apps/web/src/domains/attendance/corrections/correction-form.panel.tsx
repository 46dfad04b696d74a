import { correctionLabels as labels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { requestCorrectionBody } from '@muster/contract/domains/attendance/attendance.schemas.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { DateTimeField } from '../../../platform/form/date-time-field.tsx';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { formatLongDay } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { attendanceWires, correctionWires } from '../attendance.wires.ts';
import { CorrectionBreakRows } from './correction-break-rows.tsx';
import { type CorrectionFormValues, correctionBody, correctionValues } from './correction-form-values.ts';

/** The side panel in which somebody asks for other times of an own day. */
export function CorrectionFormPanel({ day, zone, opened, onClose }: CorrectionFormPanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<CorrectionFormValues>
      mode="create"
      title={`Correct ${formatLongDay(day.work_date)}`}
      description={`Times are those of ${zoneCity(zone)}, where you are. What you clocked stays on record.`}
      button={{ label: 'Ask for correction', processingLabel: 'Asking...' }}
      opened={opened}
      onClose={onClose}
      values={correctionValues(day, zone)}
      schema={requestCorrectionBody}
      bodyOf={(values) => correctionBody(day.work_date, values)}
      send={(values, idempotencyKey) =>
        callApi(correctionWires.request, { body: correctionBody(day.work_date, values), idempotencyKey })
      }
      thing="correction"
      success="Your correction waits to be approved."
      onSaved={() => queries.invalidateQueries({ queryKey: queryKeyOf(attendanceWires.own) })}
    >
      <FormSection id="correction-hours" title="Hours">
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
          helper="Who or what can confirm it: a ticket, a call, a colleague."
          wide
          maxLength={1000}
          rows={3}
        />
      </FormSection>
    </RecordPanel>
  );
}

interface CorrectionFormPanelProps {
  readonly day: OwnDay;
  /** Where the person is. */
  readonly zone: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}
