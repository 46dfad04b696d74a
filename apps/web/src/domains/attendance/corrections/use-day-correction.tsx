import type { DayRecord } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { LazyCorrectionForm } from './lazy-correction-form.tsx';

/** Enters other times for the employee of a day. */
export const useDayCorrection = () =>
  useLazyPanel((day: DayRecord, state) => (
    <LazyCorrectionForm
      day={{ ...day, punches: day.punches.filter(({ counts }) => counts) }}
      person={day.employee}
      zone={day.own_zone}
      {...state}
    />
  ));
