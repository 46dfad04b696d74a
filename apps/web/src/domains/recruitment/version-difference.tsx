import type { JobDescriptionDifference } from '@muster/contract/domains/recruitment/job-description-answers.ts';
import { jobDescriptionSectionLabels } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import type { TextChange } from '@muster/contract/domains/recruitment/text-difference.rules.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/record/loaded.tsx';
import { CardNote } from '../../ui/card/card-note.tsx';
import styles from './job-descriptions.module.css';
import { jobDescriptionDifferenceQuery } from './job-descriptions.queries.ts';

/** What differs between two versions, by section: removed words struck through, added ones underlined. */
export function VersionDifference({ positionId, from, to }: VersionDifferenceProps) {
  const difference = useQuery({
    ...jobDescriptionDifferenceQuery(positionId, from, to),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded of={difference} thing="comparison">
      {({ sections }) => <Changed sections={sections.filter(({ is_changed }) => is_changed)} />}
    </Loaded>
  );
}

function Changed({ sections }: Pick<JobDescriptionDifference, 'sections'>) {
  if (sections.length === 0) return <CardNote inBody>These versions have the same text.</CardNote>;
  return (
    <div className={styles.sections}>
      {sections.map(({ section, changes }) => (
        <section key={section}>
          <h3 className={styles.heading}>{jobDescriptionSectionLabels[section]}</h3>
          <p className={styles.raw}>{changes.map((change, at) => changeOf(change, String(at)))}</p>
        </section>
      ))}
    </div>
  );
}

function changeOf({ kind, text }: TextChange, key: string) {
  if (kind === 'added')
    return (
      <ins key={key} className={styles.added}>
        {text}
      </ins>
    );
  if (kind === 'removed')
    return (
      <del key={key} className={styles.removed}>
        {text}
      </del>
    );
  return <span key={key}>{text}</span>;
}

interface VersionDifferenceProps {
  readonly positionId: number;
  readonly from: number;
  readonly to: number;
}
