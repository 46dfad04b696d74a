import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';

/** Submits its form; its label shows the progress: 'Add', then 'Adding...'. */
export function SubmitButton({ label, processingLabel, busy, isBlocked, wide, icon }: SubmitButtonProps) {
  return (
    <Button type="submit" tone="primary" busy={busy} disabled={isBlocked} wide={wide} icon={icon}>
      {busy ? processingLabel : label}
    </Button>
  );
}

interface SubmitButtonProps {
  readonly label: string;
  readonly processingLabel: string;
  readonly busy: boolean;
  readonly isBlocked?: boolean;
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}
