import { counted } from '@muster/contract/counted.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import { useNavigate } from 'react-router';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { createState } from '../../../platform/keys/use-create.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { LazyCorrectionForm } from '../../attendance/index.ts';
import { needTexts } from '../needs/need-texts.ts';
import { useNeedPanels } from '../needs/needs-queue.tsx';
import { useNeeds } from '../needs/use-needs.ts';
import { LinesCard, OwnLine } from './own-lines.tsx';
import type { OwnPending } from './own-pending.ts';

const mostTasks = 50;

/** So many absences have their own line. */
const shownAbsences = 3;

/** What the employee has to do: the entries of the action center, and days absent to explain. */
export function OwnTasks({ absences, zone }: OwnTasksProps) {
  const needs = useNeeds({ kind: null, view: 'now', textsOf: needTexts }, mostTasks);
  const { act, panels } = useNeedPanels(needs);
  const { rows, list } = needs;
  const hidden = Math.max(0, absences.length - shownAbsences);
  return (
    <>
      {list.isPending ? <span data-loading="" /> : null}
      {rows.length + absences.length === 0 ? null : (
        <LinesCard title="To do" count={rows.length + absences.length}>
          {absences.slice(0, shownAbsences).map((day) => (
            <AbsenceLine key={day.work_date} day={day} zone={zone} />
          ))}
          {hidden === 0 ? null : (
            <OwnLine kind="day" title={`${counted(hidden, 'earlier day')} absent`} text="Listed in your timesheets.">
              <LinkButton small to="/my-timesheets">
                View
              </LinkButton>
            </OwnLine>
          )}
          {rows.map((need) => (
            <OwnLine key={need.waiting.uuid} kind={kinds[need.kind] ?? 'day'} title={need.name} text={need.line}>
              {need.fixes === undefined ? (
                <LinkButton small to={need.open.to}>
                  {need.kind === 'own-swap' ? 'Answer' : 'Review'}
                </LinkButton>
              ) : (
                <Button small onClick={() => act(need)} aria-label={`Request correction: ${need.name}`}>
                  Request correction
                </Button>
              )}
            </OwnLine>
          ))}
        </LinesCard>
      )}
      {panels}
    </>
  );
}

interface OwnTasksProps {
  /** Newest first. */
  readonly absences: readonly OwnDay[];
  /** Of the employee. */
  readonly zone: string;
}

function AbsenceLine({ day, zone }: { readonly day: OwnDay; readonly zone: string }) {
  const navigate = useNavigate();
  const { open, panel } = useLazyPanel((subject: OwnDay, state) => (
    <LazyCorrectionForm day={subject} zone={zone} {...state} />
  ));
  const date = formatWeekday(day.work_date);
  return (
    <>
      <OwnLine kind="day" title={`Absent on ${date}`} text="Correct the day or request leave for it.">
        <Button
          small
          aria-label={`Request leave for ${date}`}
          onClick={() => void navigate('/my-leave', { state: createState })}
        >
          Request leave
        </Button>
        <Button small aria-label={`Correct ${date}`} onClick={() => open(day)}>
          Correct
        </Button>
      </OwnLine>
      {panel}
    </>
  );
}

const kinds: Readonly<Partial<Record<NeedKind, OwnPending['kind']>>> = {
  'own-day': 'day',
  'own-timesheet': 'timesheet',
  'own-swap': 'swap',
};
