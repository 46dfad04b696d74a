import type { FormEvent, ReactNode, Ref } from 'react';
import { Sheet } from './sheet.tsx';
import { SheetHead } from './sheet-head.tsx';
import styles from './side-panel.module.css';

/**
 * A panel of 640 px at the right, the whole screen on phones: head with title and tabs, a body that scrolls, a foot that
 * stays. `onClose` is asked for by the cross, Escape and a press beside the panel: guard it with `useUnsavedGuard`.
 */
export function SidePanel({ opened, onClose, title, description, tabs, footNote, actions, ...rest }: SidePanelProps) {
  const content = (
    <>
      <div ref={rest.bodyRef} className={styles.body} data-panel-body="" {...(rest.onSubmit ? null : reachable)}>
        {rest.children}
      </div>
      {actions || footNote ? (
        <div className={styles.foot}>
          <div className={styles.note} aria-live="polite">
            {footNote}
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
      ) : null}
    </>
  );
  return (
    <Sheet opened={opened} onClose={onClose} from="right">
      <SheetHead title={title} description={description}>
        {tabs}
      </SheetHead>
      {rest.onSubmit ? (
        <form className={styles.form} noValidate onSubmit={rest.onSubmit} aria-label={title}>
          {content}
        </form>
      ) : (
        <div className={styles.form}>{content}</div>
      )}
    </Sheet>
  );
}

// What is only read has nothing inside to stand on: the arrow keys scroll the part itself.
const reachable = { tabIndex: 0 };

interface SidePanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** SectionTabs, under the title. */
  readonly tabs?: ReactNode;
  /** State of the form, left in the foot: 'Unsaved changes'. */
  readonly footNote?: ReactNode;
  /** Buttons of the foot, the primary one last. */
  readonly actions?: ReactNode;
  /** Makes body and footer a form; a submit button may be in `actions`. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** The part that scrolls: for the scroll spy. */
  readonly bodyRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}
