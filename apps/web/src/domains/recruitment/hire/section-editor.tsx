import {
  type JobDescriptionSection,
  jobDescriptionSectionLabels,
  mostSectionText,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { IconPencil, IconSparkles } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/input/text-area.tsx';
import styles from './hire.module.css';
import { MarkedText } from './marked-text.tsx';
import type { NumberedInsight } from './use-insights.ts';

/** One section: marked while it is read, plain while it is edited. */
export function SectionEditor({ section, text, generated, insights, isOpen, onOpen, onChange }: SectionEditorProps) {
  const label = jobDescriptionSectionLabels[section];
  const isEdited = generated !== null && generated !== text;
  return (
    <section className={styles.section} data-open={isOpen ? '' : undefined} aria-label={label}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{label}</h2>
        <span className={styles.origin}>
          {generated !== null && !isEdited ? (
            <IconSparkles size={14} aria-hidden="true" />
          ) : (
            <IconPencil size={14} aria-hidden="true" />
          )}
          {generated === null ? 'Written by you' : isEdited ? 'Edited by you' : 'Generated'}
        </span>
        {isEdited ? (
          <Button small tone="quiet" onClick={() => onChange(generated)}>
            Restore
          </Button>
        ) : null}
        <Button small tone="quiet" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : section)}>
          {isOpen ? 'Done' : 'Edit'}
        </Button>
      </div>
      {isOpen ? (
        <TextArea
          aria-label={label}
          autoFocus
          rows={6}
          maxLength={mostSectionText}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : text === '' && !isEdited ? (
        <p className={`${styles.text} ${styles.empty}`}>Nothing yet.</p>
      ) : (
        <MarkedText text={text} generated={generated} insights={insights} />
      )}
    </section>
  );
}

interface SectionEditorProps {
  readonly section: JobDescriptionSection;
  readonly text: string;
  readonly generated: string | null;
  readonly insights: readonly NumberedInsight[];
  readonly isOpen: boolean;
  readonly onOpen: (section: JobDescriptionSection | null) => void;
  readonly onChange: (text: string) => void;
}
