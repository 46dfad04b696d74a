import { type ComponentProps, lazy, Suspense } from 'react';

const CorrectionForm = lazy(() =>
  import('./correction-form.panel.tsx').then((part) => ({ default: part.CorrectionFormPanel })),
);

/** The form's code is loaded when it is first opened; each `turn` starts a new form. */
export function LazyCorrectionForm({ turn, ...panel }: LazyCorrectionFormProps) {
  if (turn === 0) return null;
  return (
    <Suspense>
      <CorrectionForm key={turn} {...panel} />
    </Suspense>
  );
}

interface LazyCorrectionFormProps extends ComponentProps<typeof CorrectionForm> {
  readonly turn: number;
}
