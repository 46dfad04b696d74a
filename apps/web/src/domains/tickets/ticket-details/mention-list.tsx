import styles from './ticket-composer.module.css';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly label: string;
}

/** The people whom a begun mention can mean. The text keeps the focus. */
export function MentionList({ id, people, current, onPick }: MentionListProps) {
  if (people.length === 0) return null;
  return (
    <div id={id} className={styles.mentions} role="listbox" aria-label="People to mention">
      {people.map((person, index) => (
        <div
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          onMouseDown={(event) => {
            event.preventDefault();
            onPick(person);
          }}
        >
          <b>{person.name}</b> <span>{person.label}</span>
        </div>
      ))}
    </div>
  );
}

interface MentionListProps {
  readonly id: string;
  readonly people: readonly Person[];
  readonly current: number;
  readonly onPick: (person: Person) => void;
}
