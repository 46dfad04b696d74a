import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import styles from './application-list.module.css';

/** A press shows the candidate beside the list; with another key or button the link leads to the record. */
export function ApplicationName({ card, below, isOpen, onOpen }: ApplicationNameProps) {
  const { id, candidate } = card;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(card);
  };
  return (
    <span className={styles.name} data-card={id} data-open={isOpen || undefined}>
      <Initials name={candidate.name} size={28} />
      <span>
        <Link to={pathOf('candidateDetails', { id: candidate.id })} onClick={open}>
          {candidate.name}
        </Link>
        {below ? <SecondLine>{below}</SecondLine> : null}
      </span>
    </span>
  );
}

interface ApplicationNameProps {
  readonly card: ApplicationCard;
  readonly below: string | null;
  readonly isOpen: boolean;
  readonly onOpen: (card: ApplicationCard) => void;
}
