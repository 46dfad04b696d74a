import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../ui/state/page-skeleton.tsx';
import { problemText } from '../api/problem-error.ts';
import type { PanelProps } from '../panel/lazy-panel.tsx';

/** The panel of a form while what it starts with is read, or why it could not be read. */
export function OpeningPanel({ error, onRetry, outline = <PageSkeleton />, ...panel }: OpeningPanelProps) {
  return (
    <SidePanel {...panel} actions={<Button onClick={panel.onClose}>Cancel</Button>}>
      {error ? (
        <ErrorState title="The form could not be opened" text={problemText(error)} onRetry={onRetry} />
      ) : (
        outline
      )}
    </SidePanel>
  );
}

interface OpeningPanelProps extends Required<PanelProps> {
  readonly title: string;
  readonly description?: ReactNode;
  readonly isWide?: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** The placeholder while it loads. Default: a few lines. */
  readonly outline?: ReactNode;
}
