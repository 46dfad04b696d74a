import { correctionLabels, type ResetEffect } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { resetDayBody } from '@muster/contract/domains/attendance/attendance.schemas.ts';
import type { DayRecord } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

interface ResetValues {
  reason: string;
}

const texts: Readonly<
  Record<ResetEffect, { readonly title: string; readonly intro: string; readonly button: string }>
> = {
  clocked: {
    title: 'Undo correction',
    button: 'Request undo',
    intro:
      'Once another person approves, the clocked times count again. The correction stays in the history of the day.',
  },
  nothing: {
    title: 'Void hours',
    button: 'Request void',
    intro: 'Once another person approves, nothing clocked so far counts. The clocked times stay visible.',
  },
};

/** Asks for the reason why a correction or what was clocked does not count. */
export function ResetDayDialog({ day, counts, opened, onClose }: ResetDayDialogProps) {
  const queries = useQueryClient();
  const { title, intro, button } = texts[counts];
  return (
    <RecordDialog<ResetValues>
      title={`${title}: ${day.employee.name}, ${formatWeekday(day.work_date)}`}
      formLabel={title}
      intro={intro}
      button={{ label: button, processingLabel: 'Requesting...' }}
      opened={opened}
      onClose={onClose}
      values={{ reason: '' }}
      call={formCall({
        schema: resetDayBody,
        bodyOf: ({ reason }) => ({ employee_id: day.employee.id, work_date: day.work_date, counts, reason }),
        send: (body) => callApi(correctionsEndpoints.resetDay, { body }),
      })}
      thing="day"
      success="Submitted. Another person will review it."
      onSaved={() =>
        refreshAnswers(queries, [
          attendanceDaysEndpoints.list,
          attendanceDaysEndpoints.details,
          correctionsEndpoints.list,
        ])
      }
    >
      {day.locked === null ? null : (
        <Notice tone="amber" title="This day is locked">
          Once approved, the difference counts in the next open timesheet.
        </Notice>
      )}
      <TextAreaField<ResetValues> name="reason" label={correctionLabels.reason} required rows={3} maxLength={500} />
    </RecordDialog>
  );
}

interface ResetDayDialogProps {
  readonly day: DayRecord;
  readonly counts: ResetEffect;
  readonly opened: boolean;
  readonly onClose: () => void;
}
