import {
  jobDescriptionSectionLabels,
  jobDescriptionSections,
  mostSectionText,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextArea } from '../../../ui/input/text-area.tsx';
import type { DraftText } from './draft-text.ts';
import styles from './hire-frame.module.css';

/** The sections of an own text. Lines that begin with "- " are lists. */
export function TextFields({ text, change }: DraftText) {
  return (
    <Card title="Description">
      <div className={styles.stack}>
        {jobDescriptionSections.map((section) => (
          <Field
            key={section}
            label={jobDescriptionSectionLabels[section]}
            required={section !== 'benefits'}
            helper={section === 'duties' ? 'Begin a line with “- ” to make it a list.' : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={section === 'benefits' ? 3 : 5}
                maxLength={mostSectionText}
                value={text[section]}
                onChange={(event) => change(section, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </Card>
  );
}
