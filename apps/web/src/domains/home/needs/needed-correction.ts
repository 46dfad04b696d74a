import { dayLabels, resetLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { clockText, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { decidedBy } from './decided-by.ts';
import type { NeedFact, NeedTexts } from './shown-need.ts';

type CorrectionNeed = NeedOf<'correction'>;
type Correction = CorrectionNeed['correction'];

export function neededCorrection({ correction }: CorrectionNeed, zone: string): NeedTexts {
  const { id, version, employee, reason, work_date } = correction;
  const decide = (decision: 'approved' | 'rejected', note: string) =>
    callApi(correctionsEndpoints.decide, { body: { id, version, decision, note } });
  return {
    name: employee.name,
    line: askedText(correction, zone),
    ...shiftOf(correction, zone),
    facts: factsOf(correction, zone),
    reason,
    ...decidedBy(decide, { refused: 'rejected', noteHelper: 'Visible to the employee.' }),
    open: { label: 'Open corrections', to: '/employees/attendance?show=corrections' },
    subject: `the correction of ${employee.name}, ${formatWeekday(work_date)}`,
  };
}

const shiftOf = ({ shift, starts_at: starts, ends_at: ends }: Correction, zone: string): Pick<NeedTexts, 'about'> =>
  shift === null || starts === null ? {} : { about: `${shift}, ${clockRange(starts, ends, zone)}` };

function askedText(row: Correction, zone: string): string {
  const day = formatWeekday(row.work_date);
  if (row.counts !== 'times') return `${day} · ${resetLabels[row.counts]}`;
  if (row.clocked_in === null) return `Nothing clocked on ${day}`;
  if (row.clocked_out === null) return `Missing clock-out on ${day}`;
  const change = (word: string, from: string | null, to: string | null) => {
    const [before, after] = [clockText(from, zone), clockText(to, zone)];
    return before === after ? [] : [`${word} ${before} → ${after}`];
  };
  const changes = [...change('clock-in', row.clocked_in, row.in), ...change('clock-out', row.clocked_out, row.out)];
  return [day, changes.length === 0 ? 'breaks' : changes.join(', ')].join(' · ');
}

function factsOf(row: Correction, zone: string): NeedFact[] {
  const isMissing = row.clocked_in === null || row.clocked_out === null;
  const clocked = [row.clocked_in, row.clocked_out].map((at) => clockText(at, zone) ?? 'missing').join(' – ');
  const requested = row.counts === 'times' ? clockRange(row.in, row.out, zone) : resetLabels[row.counts];
  return [
    {
      label: 'Recorded',
      value: row.clocked_in === null && row.clocked_out === null ? 'Nothing' : clocked,
      ...(isMissing && { tone: 'red' as const }),
      isBefore: true,
    },
    { label: 'Requested', value: requested },
    { label: 'Effect', value: effectText(row) },
  ];
}

function effectText({ before, after }: Correction): string {
  const [now, then] = [resultText(before), resultText(after)];
  return now === then ? `No change · ${then}` : `${now} → ${then}`;
}

function resultText(result: Correction['before']): string {
  if (result === null) return '–';
  return result.worked_minutes > 0 ? minutesText(result.worked_minutes) : dayLabels[result.state];
}
