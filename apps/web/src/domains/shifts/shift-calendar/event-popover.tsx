import { mayAccess } from '@muster/contract/access.ts';
import type { CalendarAssignment, CalendarPerson } from '@muster/contract/domains/shifts/shift-answers.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconArrowsExchange, IconPencil, IconPlayerStop, IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { isField } from '../../../platform/keys/takes-keys.ts';
import { usePageKeys } from '../../../platform/keys/use-page-keys.ts';
import { grantsOf, usePageData } from '../../../platform/session/use-session.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { contentOf, type DayContent } from './calendar-events.ts';
import {
  assignmentOn,
  canEndAfter,
  type EventScope,
  endingFrom,
  eventScopeLabels,
  eventScopes,
} from './event-actions.ts';
import { EventFacts, WeekLine } from './event-facts.tsx';
import styles from './event-popover.module.css';

/** Who works what on a day, and what the viewer may change about it. */
export function EventPopover({ person, day, zone, today, anchor, onClose, ...acts }: EventPopoverProps) {
  const [scope, setScope] = useState<EventScope>('day');
  const content = contentOf(person, day);
  const actions = useActions({ person, content, today, scope, ...acts });
  useActionKeys(actions);
  const canChange = actions.some(({ isScoped }) => isScoped);
  return (
    <Popover
      opened
      anchor={anchor}
      onClose={onClose}
      label={`Shift of ${person.name}`}
      placement="right"
      isSheetOnPhones
      width={316}
      gap={10}
    >
      <div className={styles.popover}>
        <header className={styles.head}>
          <Initials name={person.name} size={36} />
          <span className={styles.who}>
            <b>{person.name}</b>
            <span>{[person.client, person.team].filter(Boolean).join(' · ')}</span>
          </span>
          <IconButton label="Close" hideTooltip icon={<IconX size={18} aria-hidden="true" />} onClick={onClose} />
        </header>
        <EventFacts content={content} assignment={assignmentOn(person, day)} zone={zone} />
        {canChange ? (
          <fieldset className={styles.scope}>
            <legend>Apply to</legend>
            <div className={styles.scopes}>
              {eventScopes.map((one) => (
                <button key={one} type="button" aria-pressed={scope === one} onClick={() => setScope(one)}>
                  {eventScopeLabels[one]}
                </button>
              ))}
            </div>
          </fieldset>
        ) : null}
        {actions.length > 0 ? (
          <ul className={styles.actions}>
            {actions.map(({ label, icon, key, isDanger, run }, index) => (
              <li key={key}>
                <button
                  type="button"
                  data-danger={isDanger}
                  data-autofocus={index === 0 || undefined}
                  aria-keyshortcuts={key}
                  onClick={run}
                >
                  {icon}
                  <span>{label}</span>
                  <Kbd>{key === 'Delete' ? 'Del' : key.toUpperCase()}</Kbd>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <WeekLine person={person} day={day} />
      </div>
    </Popover>
  );
}

export interface EventActs {
  readonly onChangeShift: (scope: EventScope) => void;
  readonly onEndAfter: (assignment: CalendarAssignment) => void;
  readonly onRemove: (assignment: CalendarAssignment, scope: EventScope) => void;
}

interface EventPopoverProps extends EventActs {
  readonly person: CalendarPerson;
  readonly day: string;
  readonly zone: string;
  readonly today: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface EventAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDanger?: true;
  /** The scope says which days. */
  readonly isScoped?: true;
  readonly run: () => void;
}

interface ActionsQuestion extends EventActs {
  readonly person: CalendarPerson;
  readonly content: DayContent;
  readonly today: string;
  readonly scope: EventScope;
}

/** The keys of the actions work while the popover is open, whatever part of it has the focus, unless somebody types. */
function useActionKeys(actions: readonly EventAction[]): void {
  usePageKeys(
    (pressed) => {
      const action = actions.find(({ key }) => key.toLowerCase() === pressed.toLowerCase());
      action?.run();
      return action !== undefined;
    },
    { isTaken: isField },
  );
}

/** One day is removed without a question, because that can be undone. */
const removeLabels: Readonly<Record<EventScope, string>> = {
  day: 'Remove this day',
  onward: 'Remove from this day…',
  range: 'Remove days…',
};

/** As on the own schedule, where the swap opens: a coming day that is worked. */
const canSwap = ({ day, planned, swap }: DayContent, today: string) =>
  day > today && planned?.status === 'scheduled' && swap === undefined;

/** What the viewer may do; what they may not is left out. */
function useActions({ person, content, today, scope, ...acts }: ActionsQuestion): EventAction[] {
  const page = usePageData();
  const navigate = useNavigate();
  const { day, pending } = content;
  const assignment = assignmentOn(person, day);
  const actions: EventAction[] = [];
  if (person.abilities.assign)
    actions.push({
      key: 'c',
      label: 'Change shift…',
      icon: <IconPencil size={16} aria-hidden="true" />,
      isScoped: true,
      run: () => acts.onChangeShift(scope),
    });
  if (pending && mayAccess(shiftAccess.pendingSwaps, grantsOf(page)))
    actions.push({
      key: 's',
      label: 'Decide on the swap…',
      icon: <IconArrowsExchange size={16} aria-hidden="true" />,
      run: () => void navigate(pathOf('shiftSwaps')),
    });
  else if (person.id === page.user?.employeeId && canSwap(content, today))
    actions.push({
      key: 's',
      label: 'Swap with someone…',
      icon: <IconArrowsExchange size={16} aria-hidden="true" />,
      run: () => void navigate(`${pathOf('mySchedule')}?from=${day}&swap=${day}`),
    });
  if (!person.abilities.assign || assignment === null) return actions;
  if (canEndAfter(assignment, day, today))
    actions.push({
      key: 'x',
      label: 'End after this day…',
      icon: <IconPlayerStop size={16} aria-hidden="true" />,
      run: () => acts.onEndAfter(assignment),
    });
  if (endingFrom(assignment, day, today) !== null)
    actions.push({
      key: 'Delete',
      label: removeLabels[scope],
      icon: <IconX size={16} aria-hidden="true" />,
      isDanger: true,
      isScoped: true,
      run: () => acts.onRemove(assignment, scope),
    });
  return actions;
}
