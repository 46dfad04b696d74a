import type { CalendarPerson, CalendarSummary } from '@muster/contract/domains/shifts/shift-answers.ts';
import { useRef, useState } from 'react';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { CalendarAgenda } from './calendar-agenda.tsx';
import { contentOf } from './calendar-events.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { blockBetween, type CellBlock, type CellPlace } from './calendar-keys.ts';
import { scopedDays } from './event-actions.ts';
import { EventPopover } from './event-popover.tsx';
import type { AssignSubject } from './use-assigning.ts';
import { type DaysOff, useDaysOff } from './use-days-off.ts';
import { useEventRemoval } from './use-event-removal.tsx';
import type { RowRange } from './visible-rows.ts';

const AssignDialog = lazyPanel(() => import('./assign-dialog.tsx').then((part) => part.AssignDialog));
const DaysOffDialog = lazyPanel(() => import('./days-off-dialog.tsx').then((part) => part.DaysOffDialog));

/** The grid, or the agenda on phones, with what opens from it: the popover of a day, and the dialog that assigns a shift. */
export function CalendarBoard(props: CalendarBoardProps) {
  const { personAt, days, zone, today } = props;
  const isPhone = usePhone();
  const [open, setOpen] = useState<CellPlace | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const assigning = useLazyPanel((subject: AssignSubject, state) => <AssignDialog subject={subject} {...state} />);
  const ranging = useLazyPanel((subject: DaysOff, state) => <DaysOffDialog subject={subject} {...state} />);
  const removal = useEventRemoval(today);
  const giveOff = useDaysOff();
  const assign = ({ rows, columns }: CellBlock) => {
    const [from, to] = [days[columns[0]], days[columns[1]]];
    const count = rows[1] - rows[0] + 1;
    const people = Array.from({ length: count }, (_, index) => personAt(rows[0] + index)).filter(
      (person) => person?.abilities.assign === true,
    );
    if (from === undefined || to === undefined || people.length === 0) return;
    const chosen = days.slice(columns[0], columns[1] + 1);
    const isChange = people.some((person) => chosen.some((day) => person && contentOf(person, day).planned));
    assigning.open({ people: people.flatMap((person) => person ?? []), from, to, today, isChange });
  };
  const show = (place: CellPlace, cell: HTMLElement) => {
    const person = personAt(place.row);
    const day = days[place.column];
    if (!person || day === undefined) return;
    const { planned, swap } = contentOf(person, day);
    if (planned === undefined && swap === undefined) return assign(blockBetween(place, place));
    anchor.current = cell;
    setOpen(place);
  };
  const person = open && personAt(open.row);
  const openDay = open && days[open.column];
  const close = () => setOpen(null);
  const shiftName = (person && openDay && contentOf(person, openDay).planned?.shift.name) || 'The shift';
  return (
    <>
      {isPhone ? (
        <CalendarAgenda {...props} onOpen={show} />
      ) : (
        <CalendarGrid {...props} open={open} onOpen={show} onAssign={assign} />
      )}
      {person && openDay ? (
        <EventPopover
          key={`${person.id} ${openDay}`}
          person={person}
          day={openDay}
          zone={zone}
          today={today}
          anchor={anchor}
          onClose={close}
          onChangeShift={(scope) => {
            close();
            assigning.open({ people: [person], ...scopedDays(scope, openDay), today, isChange: true });
          }}
          onEndAfter={(assignment) => {
            close();
            removal.endAfter({ person, assignment, day: openDay, shiftName });
          }}
          onRemove={(assignment, scope) => {
            close();
            const days = { person, assignment, from: openDay, to: openDay };
            if (scope === 'day') giveOff(days).catch(showProblem);
            else if (scope === 'range') ranging.open(days);
            else removal.removeFrom({ person, assignment, day: openDay, shiftName });
          }}
        />
      ) : null}
      {assigning.panel}
      {ranging.panel}
      {removal.dialog}
    </>
  );
}

interface CalendarBoardProps {
  readonly total: number;
  readonly personAt: (row: number) => CalendarPerson | undefined;
  readonly onShow: (rows: RowRange) => void;
  readonly days: readonly string[];
  readonly summary: CalendarSummary | undefined;
  readonly zone: string;
  readonly today: string;
  /** Of the agenda. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}
