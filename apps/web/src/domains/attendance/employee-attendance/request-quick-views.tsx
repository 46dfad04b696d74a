import type { CorrectionRow, DayRecord } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { CorrectionBox } from './day-decision.tsx';
import { OvertimeBox } from './day-overtime.tsx';
import { DayQuickView } from './day-quick-view.tsx';

/** A correction beside its list: the decision, and the day that it is about. After an approval the next one follows. */
export function CorrectionQuickView({ correction, onReject, onCorrect, ...state }: CorrectionQuickViewProps) {
  return (
    <DayQuickView
      {...state}
      day={correction}
      shown="correction"
      box={(day, zone) =>
        correction.abilities.decide ? (
          <CorrectionBox
            correction={correction}
            day={day}
            zone={zone}
            onReject={onReject}
            onDecided={state.onNext ?? state.onClose}
          />
        ) : null
      }
      onCorrect={onCorrect}
    />
  );
}

interface CorrectionQuickViewProps extends QuickViewState {
  readonly correction: CorrectionRow;
  /** Asks for the reason. */
  readonly onReject: (correction: CorrectionRow) => void;
  readonly onCorrect: (day: DayRecord) => void;
}

/** The same for overtime. */
export function OvertimeQuickView({ overtime, onReject, onCorrect, ...state }: OvertimeQuickViewProps) {
  return (
    <DayQuickView
      {...state}
      day={overtime}
      shown="overtime"
      box={(_, zone) =>
        overtime.abilities.decide ? (
          <OvertimeBox overtime={overtime} zone={zone} onReject={onReject} onDecided={state.onNext ?? state.onClose} />
        ) : null
      }
      onCorrect={onCorrect}
    />
  );
}

interface OvertimeQuickViewProps extends QuickViewState {
  readonly overtime: OvertimeRow;
  /** Asks for the reason. */
  readonly onReject: (overtime: OvertimeRow) => void;
  readonly onCorrect: (day: DayRecord) => void;
}
