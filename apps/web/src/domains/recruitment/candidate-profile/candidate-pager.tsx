import { clientStageOf, clientStageTitles } from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import type { CandidateProfile } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './candidate-profile.module.css';

/** The position, and who is considered before and after this candidate. Back leads to the list, not through every profile on the way. */
export function CandidatePager({ profile: { uuid, position, beside: everybody }, children }: CandidatePagerProps) {
  const beside = everybody.filter((one) => clientStageOf(one) !== 'ended');
  const at = beside.findIndex((one) => one.uuid === uuid);
  return (
    <nav className={styles.pager} aria-label={`Candidates for ${position.title}`}>
      <Link to={pathOf('myOpenPositionCandidates', { uuid: position.uuid })}>{position.title}</Link>
      {at < 0 ? (
        <span className={styles.place}>{clientStageTitles.ended}</span>
      ) : (
        <>
          <span className={styles.place}>
            {at + 1} of {beside.length}
          </span>
          <Step
            to={beside[at - 1]}
            label="Previous candidate"
            icon={<IconChevronLeft size={18} aria-hidden="true" />}
          />
          <Step to={beside[at + 1]} label="Next candidate" icon={<IconChevronRight size={18} aria-hidden="true" />} />
        </>
      )}
      {children}
    </nav>
  );
}

interface CandidatePagerProps {
  readonly profile: CandidateProfile;
  /** Further acts, at the end. */
  readonly children?: ReactNode;
}

function Step({ to, label, icon }: StepProps) {
  if (!to)
    return (
      <span className={styles.step} data-off="" aria-hidden="true">
        {icon}
      </span>
    );
  return (
    <Link
      className={styles.step}
      to={pathOf('candidateProfile', { uuid: to.uuid })}
      replace
      aria-label={`${label}: ${to.name}`}
      title={`${label}: ${to.name}`}
    >
      {icon}
    </Link>
  );
}

interface StepProps {
  readonly to: CandidateProfile['beside'][number] | undefined;
  readonly label: string;
  readonly icon: ReactNode;
}
