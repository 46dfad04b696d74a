import { counted } from '@muster/contract/counted.ts';
import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import {
  type JobDescriptionSection,
  jobDescriptionSections,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { useState } from 'react';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { JobDescriptionSections } from '../job-description-sections.tsx';
import styles from './description-editor.module.css';
import type { DraftText } from './draft-text.ts';
import marks from './marked-text.module.css';
import { SectionEditor } from './section-editor.tsx';
import type { Insights } from './use-insights.ts';

type View = 'edit' | 'changes' | 'preview';

/** The whole description on one page: to edit, as what was changed of the generated text, and as candidates read it. */
export function DescriptionEditor({ draft, text, change, insights, open, onOpen }: DescriptionEditorProps) {
  const zone = useViewerZone();
  const [view, setView] = useState<View>('edit');
  const generated = draft.generated?.text ?? null;
  const changed = generated ? jobDescriptionSections.filter((section) => generated[section] !== text[section]) : [];
  const words = jobDescriptionSections.flatMap((section) => text[section].match(/[\p{L}\d]+/gu) ?? []).length;
  const shown = view === 'changes' ? changed : jobDescriptionSections;
  return (
    <div className={styles.editor}>
      <div className={styles.editorHead}>
        <ViewSwitch label="View">
          {views(changed.length, generated !== null).map(([value, label]) => (
            <button key={value} type="button" aria-pressed={view === value} onClick={() => setView(value)}>
              {label}
            </button>
          ))}
        </ViewSwitch>
        {generated && view !== 'preview' ? (
          <span className={styles.legend}>
            <span className={marks.generated}>Generated</span> <span className={marks.added}>Added</span>{' '}
            <span className={marks.removed}>Removed</span>
          </span>
        ) : null}
      </div>
      {view === 'preview' ? (
        <div className={styles.section}>
          <JobDescriptionSections text={text} />
        </div>
      ) : (
        shown.map((section) => (
          <SectionEditor
            key={section}
            uuid={draft.uuid}
            section={section}
            text={text[section]}
            generated={generated?.[section] ?? null}
            insights={insights}
            isOpen={open === section}
            onOpen={onOpen}
            onChange={(next) => change(section, next)}
          />
        ))
      )}
      {view === 'changes' && changed.length === 0 ? (
        <p className={styles.section}>The generated text is unchanged.</p>
      ) : null}
      <div className={styles.editorFoot}>
        <span>
          {counted(words, 'word')}
          {words === 0 ? null : ` · about ${Math.max(1, Math.round(words / 200))} min to read`}
        </span>
        {draft.generated ? (
          <span>Compared with the text generated on {formatDateTime(draft.generated.at, zone)}</span>
        ) : null}
      </div>
    </div>
  );
}

const views = (changes: number, isGenerated: boolean): readonly (readonly [View, string])[] => [
  ['edit', 'Edit'],
  ...(isGenerated ? [['changes', changes === 0 ? 'Changes' : `Changes ${changes}`] as const] : []),
  ['preview', 'Preview'],
];

interface DescriptionEditorProps extends DraftText {
  readonly draft: HireDraft;
  readonly insights: Insights;
  readonly open: JobDescriptionSection | null;
  readonly onOpen: (section: JobDescriptionSection | null) => void;
}
