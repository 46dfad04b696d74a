import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

/** A group of fields under a heading, in two columns if there is room. `id` is the target of SectionTabs. */
export function FormSection({ id, title, description, tag, isOnPage = false, children }: FormSectionProps) {
  const Heading = isOnPage ? 'h2' : 'h3';
  const headingId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading id={headingId} className={styles.title}>
          {title}
        </Heading>
        {tag}
      </div>
      {description ? <p className={styles.description}>{description}</p> : null}
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

interface FormSectionProps {
  readonly id: string;
  readonly title: string;
  readonly description?: ReactNode;
  /** Next to the heading: SensitiveTag. */
  readonly tag?: ReactNode;
  /** Under the page's own heading; otherwise under that of a panel. */
  readonly isOnPage?: boolean;
  readonly children: ReactNode;
}
