import type { CallAnswer } from '@muster/contract';
import type { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { interviewLabels as labels } from '@muster/contract/domains/interviews/interviews.constants.ts';
import { CheckLine } from '../../../ui/field/check-line.tsx';
import { Checkbox } from '../../../ui/input/checkbox.tsx';
import styles from './booking.module.css';

type Person = CallAnswer<(typeof interviewsCalls)['attendees']>[number];

/** Who takes part. Those without hours are only named: no time can be offered for them. */
export function AttendeeChoice({ people, chosen, isFixed, onChange }: AttendeeChoiceProps) {
  const able = people.filter(({ id, has_availability }) => has_availability || chosen.includes(id));
  const unable = people.filter((person) => !able.includes(person));
  return (
    <fieldset className={styles.people}>
      <legend>{labels.user_ids}</legend>
      <div className={styles.choices}>
        {able.map((person) => (
          <CheckLine key={person.id} label={nameOf(person)}>
            {(line) => (
              <Checkbox
                {...line}
                checked={chosen.includes(person.id)}
                disabled={isFixed}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, person.id] : chosen.filter((other) => other !== person.id))
                }
              />
            )}
          </CheckLine>
        ))}
      </div>
      {unable.length > 0 ? (
        <p className={styles.unable}>{`No hours set yet: ${unable.map(nameOf).join(', ')}`}</p>
      ) : null}
    </fieldset>
  );
}

const nameOf = ({ name, side }: Person): string => (side === 'staff' ? `${name} (recruiter)` : name);

interface AttendeeChoiceProps {
  readonly people: readonly Person[];
  readonly chosen: readonly number[];
  /** While a time is held. */
  readonly isFixed: boolean;
  readonly onChange: (chosen: readonly number[]) => void;
}
