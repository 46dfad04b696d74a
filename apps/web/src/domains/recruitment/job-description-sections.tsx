import {
  type JobDescriptionText,
  jobDescriptionSectionLabels,
  jobDescriptionSections,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import type { ReactNode } from 'react';
import { FormattedText } from '../../ui/formatted-text/formatted-text.tsx';
import styles from './job-descriptions.module.css';

/** A job description as candidates read it. Sections without text are not shown. */
export function JobDescriptionSections({ text, show = formatted }: SectionsProps) {
  const written = jobDescriptionSections.filter((section) => text[section] !== '');
  return (
    <div className={styles.sections}>
      {written.map((section) => (
        <section key={section}>
          <h3 className={styles.heading}>{jobDescriptionSectionLabels[section]}</h3>
          {show(text[section])}
        </section>
      ))}
    </div>
  );
}

const formatted = (text: string) => <FormattedText body={text} />;

interface SectionsProps {
  readonly text: JobDescriptionText;
  /** Default: formatted. */
  readonly show?: (text: string) => ReactNode;
}
