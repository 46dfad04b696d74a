import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import styles from './data-table.module.css';
import { isNarrowed, type TableView } from './table-view.ts';

export type TableStatus = 'loading' | 'refreshing' | 'ready' | 'error';

/** Shown below the header if there are no rows, or above the rows if newer ones could not be loaded. */
export function TableNote({ status, count, view, label, empty, error, onRetry, onFirstPage, clear }: TableNoteProps) {
  if (status === 'error' && count === 0) {
    return <ErrorState title={`${label} could not be loaded`} text={error} onRetry={onRetry} />;
  }
  if (status === 'error') {
    return (
      <div className={styles.stale}>
        <Notice
          tone="red"
          title={`${label} could not be brought up to date`}
          action={
            onRetry ? (
              <Button small onClick={onRetry}>
                Try again
              </Button>
            ) : undefined
          }
        >
          {error}
        </Notice>
      </div>
    );
  }
  if (count > 0 || status === 'loading') return null;
  if (view.page > 1) return <EmptyState {...beyondTheLast(onFirstPage)} />;
  const narrowed = isNarrowed(view) && !empty.isWithoutRecords;
  return (
    <EmptyState
      icon={narrowed ? <IconSearchOff aria-hidden="true" /> : (empty.icon ?? <IconInbox aria-hidden="true" />)}
      title={empty.title}
      hint={narrowed ? 'No results match your search and filters.' : empty.hint}
      action={narrowed ? clear : empty.action}
    />
  );
}

interface TableNoteProps {
  readonly status: TableStatus;
  readonly count: number;
  readonly view: TableView;
  readonly label: string;
  readonly empty: {
    readonly title: string;
    readonly hint?: string;
    readonly icon?: ReactNode;
    readonly action?: ReactNode;
    /** Nothing is found without filters either. */
    readonly isWithoutRecords?: boolean;
  };
  readonly error: string | undefined;
  readonly onRetry: (() => void) | undefined;
  readonly onFirstPage: () => void;
  readonly clear: ReactNode;
}

/** For a list that has become shorter than the page in the address. */
const beyondTheLast = (onFirstPage: () => void) => ({
  icon: <IconSearchOff aria-hidden="true" />,
  title: 'Nothing on this page',
  hint: 'The list is shorter than it was.',
  action: <Button onClick={onFirstPage}>Go to the first page</Button>,
});
