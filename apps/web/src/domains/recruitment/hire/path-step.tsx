import { type HirePath, hirePathLabels, hirePaths } from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { IconPencil, IconSparkles, IconTemplate } from '@tabler/icons-react';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './path-step.module.css';
import type { Autosave } from './use-autosave.ts';

/** How the description comes about. A text that is there stays until another one is made. */
export function PathStep({ draft, save }: { readonly draft: HireDraft; readonly save: Autosave }) {
  const path = save.unsaved.path ?? draft.path;
  return (
    <>
      <fieldset className={styles.choices} aria-label="How the description is written">
        {hirePaths.toReversed().map((each) => {
          const { Icon, text } = looks[each];
          return (
            <button
              key={each}
              type="button"
              className={styles.choice}
              aria-pressed={path === each}
              onClick={() => save.change({ path: each })}
            >
              <Icon size={20} aria-hidden="true" className={styles.choiceIcon} />
              <span className={styles.choiceTitle}>{hirePathLabels[each]}</span>
              <span className={styles.choiceText}>{text}</span>
            </button>
          );
        })}
      </fieldset>
      {draft.text === null ? null : (
        <Notice>Your current text is kept until you generate a new one or use a template.</Notice>
      )}
    </>
  );
}

const looks = {
  generated: { Icon: IconSparkles, text: 'The portal writes a text from your answers. You review and edit it.' },
  template: { Icon: IconTemplate, text: 'Start from your provider’s template, filled in with your answers.' },
  typed: { Icon: IconPencil, text: 'Write the description yourself, or paste one.' },
} as const satisfies Readonly<Record<HirePath, object>>;
