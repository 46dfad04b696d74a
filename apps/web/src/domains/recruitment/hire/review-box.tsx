import { textRefusal } from '@muster/contract/domains/recruitment/hire-draft.rules.ts';
import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import type { JobDescriptionText } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/input/checkbox.tsx';
import styles from './review-box.module.css';
import { namesIn } from './unsaved.ts';
import type { Autosave } from './use-autosave.ts';
import { useHireText } from './use-hire-text.ts';

/** Who read the text and says that it describes the job. Every change takes it back. */
export function ReviewBox({ draft, text, save, onContinue }: ReviewBoxProps) {
  const id = useId();
  const zone = useViewerZone();
  const { review, isBusy } = useHireText(draft, save);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const set = async (isReviewed: boolean) => {
    setWanted(isReviewed);
    await review(isReviewed);
    setWanted(null);
  };
  const refusal = textRefusal(text);
  const reviewed = namesIn(save.unsaved).length === 0 ? draft.review : null;
  return (
    <section className={styles.review} aria-label="Review">
      <div className={styles.reviewLine}>
        <Checkbox
          id={id}
          checked={wanted ?? reviewed !== null}
          disabled={isBusy || (refusal !== null && reviewed === null)}
          onChange={(event) => void set(event.target.checked)}
        />
        <label htmlFor={id}>I have read the description and it describes the job</label>
        <p className={styles.reviewText}>
          {reviewed === null
            ? (refusal ?? 'Nothing is published before someone has read it.')
            : `Recorded for ${reviewed.by}, ${formatDateTime(reviewed.at, zone)}. Any later change clears it.`}
        </p>
      </div>
      <Button
        tone="primary"
        wide
        disabled={reviewed === null}
        trailing={<IconArrowRight size={16} aria-hidden="true" />}
        onClick={onContinue}
      >
        Continue to publish
      </Button>
    </section>
  );
}

interface ReviewBoxProps {
  readonly draft: HireDraft;
  readonly text: JobDescriptionText;
  readonly save: Autosave;
  readonly onContinue: () => void;
}
