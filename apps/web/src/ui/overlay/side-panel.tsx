import type { FormEvent, ReactNode, Ref } from 'react';
import { Sheet } from './sheet.tsx';
import { SheetHead } from './sheet-head.tsx';
import styles from './side-panel.module.css';

/**
 * A panel of 640 px on the right, the whole screen on phones: a head with title and tabs, a scrolling body, a fixed
 * footer. The cross, Escape and a press outside call `onClose`: guard it with `useUnsavedGuard`.
 */
export function SidePanel({
  opened,
  onClose,
  title,
  description,
  tabs,
  footNote,
  actions,
  isWide,
  ...rest
}: SidePanelProps) {
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
    <Sheet opened={opened} onClose={onClose} from="right" isWide={isWide}>
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

// Read-only content has nothing to focus, so the scrolling part itself takes the focus and the arrow keys scroll it.
const reachable = { tabIndex: 0 };

interface SidePanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** 700 px instead of 640. */
  readonly isWide?: boolean | undefined;
  readonly title: string;
  readonly description?: ReactNode;
  /** SectionTabs, below the title. */
  readonly tabs?: ReactNode;
  /** State of the form, on the left of the footer: 'Unsaved changes'. */
  readonly footNote?: ReactNode;
  /** Buttons of the footer, the primary one last. */
  readonly actions?: ReactNode;
  /** Makes body and footer a form; `actions` can contain a submit button. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** The scrolling part, for the scroll spy. */
  readonly bodyRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}
