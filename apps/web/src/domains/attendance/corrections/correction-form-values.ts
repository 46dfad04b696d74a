import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { localOfInstant } from '../../../platform/clock/local-instant.ts';

export interface CorrectionFormValues {
  work_date: string;
  in: string;
  out: string;
  breaks: { start: string; end: string }[];
  reason: string;
  evidence: string;
}

/** A day of the viewer, or a day that staff correct for an employee. */
export type CorrectedDay = Pick<OwnDay, 'work_date' | 'starts_at' | 'ends_at' | 'proposal' | 'punches' | 'locked'>;

/** The proposed times of a conflict; else the punches, completed by the plan. */
export function correctionValues(day: CorrectedDay, zone: string): CorrectionFormValues {
  const { proposal } = day;
  const first = proposal?.in ?? day.punches.find(({ kind }) => kind === 'in')?.at ?? day.starts_at;
  const clockedOut = day.punches.findLast(({ kind }) => kind === 'out')?.at ?? day.ends_at;
  const last = proposal === null ? clockedOut : proposal.out;
  const local = (instant: string | null) => localOfInstant(instant, zone);
  return {
    work_date: day.work_date,
    in: local(first),
    out: local(last),
    breaks:
      proposal?.breaks.map(({ start, end }) => ({ start: local(start), end: local(end) })) ?? breaksOf(day, local),
    reason: '',
    evidence: '',
  };
}

/** Of a day that is selected in the form. */
export const noCorrection: CorrectionFormValues = {
  work_date: '',
  in: '',
  out: '',
  breaks: [],
  reason: '',
  evidence: '',
};

function breaksOf({ punches }: CorrectedDay, local: (instant: string) => string) {
  return punches.flatMap(({ kind, at }, index) => {
    const next = punches[index + 1];
    return kind === 'break_start' && next?.kind === 'break_end' ? [{ start: local(at), end: local(next.at) }] : [];
  });
}
