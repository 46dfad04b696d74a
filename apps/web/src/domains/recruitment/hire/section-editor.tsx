import {
  type JobDescriptionSection,
  jobDescriptionSectionLabels,
  mostSectionText,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { IconPencil, IconSparkles } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { TextArea } from '../../../ui/input/text-area.tsx';
import { useCompact } from '../../../ui/use-compact.ts';
import styles from './description-editor.module.css';
import { InsightItem } from './insight-item.tsx';
import place from './insights-in-place.module.css';
import { InsightsInPlace } from './insights-in-place.tsx';
import { markedLines, unmarked } from './marked-lines.ts';
import marks from './marked-text.module.css';
import { MarkedText } from './marked-text.tsx';
import type { Insights, NumberedInsight } from './use-insights.ts';

/** One section: marked while it is read, plain while it is edited. On narrow screens a suggestion opens below the line that it is about. */
export function SectionEditor({
  uuid,
  section,
  text,
  generated,
  insights,
  isOpen,
  onOpen,
  onChange,
}: SectionEditorProps) {
  const isCompact = useCompact();
  const own = insights.open.filter((insight) => insight.section === section);
  const lines = markedLines({ text, generated, insights: own });
  const below = (insight: NumberedInsight) =>
    isCompact && insights.shown === insight.key ? (
      <div className={classNames(cards.box, place.place)}>
        <InsightItem {...{ uuid, insight, insights }} onEdit={onOpen} />
      </div>
    ) : null;
  const label = jobDescriptionSectionLabels[section];
  const isEdited = generated !== null && generated !== text;
  return (
    <section className={styles.section} data-open={isOpen ? '' : undefined} aria-label={label}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{label}</h2>
        {text === '' && !isEdited ? null : (
          <span className={styles.origin}>
            {generated !== null && !isEdited ? (
              <IconSparkles size={14} aria-hidden="true" />
            ) : (
              <IconPencil size={14} aria-hidden="true" />
            )}
            {generated === null ? 'Written by you' : isEdited ? 'Edited by you' : 'Generated'}
          </span>
        )}
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
        <p className={`${marks.text} ${marks.empty}`}>Nothing yet.</p>
      ) : (
        <MarkedText lines={lines} isGenerated={generated !== null} insights={insights} below={below} />
      )}
      {isCompact ? (
        <InsightsInPlace rows={isOpen ? own : unmarked(lines, own)} insights={insights} below={below} />
      ) : null}
    </section>
  );
}

interface SectionEditorProps {
  /** Of the draft. */
  readonly uuid: string;
  readonly section: JobDescriptionSection;
  readonly text: string;
  readonly generated: string | null;
  readonly insights: Insights;
  readonly isOpen: boolean;
  readonly onOpen: (section: JobDescriptionSection | null) => void;
  readonly onChange: (text: string) => void;
}
