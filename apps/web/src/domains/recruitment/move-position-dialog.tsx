import { counted } from '@muster/contract/counted.ts';
import {
  openPositionLabels as labels,
  openPositionLimits as limits,
} from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { moveOpenPositionBody } from '@muster/contract/domains/recruitment/open-positions.schemas.ts';
import type { PositionStatus } from '@muster/contract/states.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { openPositionsEndpoints } from '../../platform/api/endpoints/open-positions.generated.ts';
import { formCall } from '../../platform/form/form-call.ts';
import { NumberField } from '../../platform/form/number-field.tsx';
import { RecordDialog } from '../../platform/form/record-dialog.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { type MovedPosition, movedText } from './moved-position.ts';
import { refreshOpenPositions } from './open-positions.queries.ts';

interface Values {
  headcount: number | null;
  filled_count: number | null;
  reason: string;
}

/** Asks why a position is paused, filled or opened again; for the last also which place is free. */
export function MovePositionDialog({ position, to, ...dialog }: MovePositionDialogProps) {
  const queries = useQueryClient();
  const { id, version, title, status } = position;
  const isReopening = status === 'filled';
  const look = isReopening ? looks.reopen : to === 'filled' ? looks.fill : looks.pause;
  const free = position.headcount - position.filled_count;
  return (
    <RecordDialog<Values>
      {...dialog}
      title={`${look.verb} ${title}?`}
      intro={isReopening ? look.intro : to === 'filled' ? `${counted(free, 'free place')} will be filled.` : look.intro}
      button={{ label: look.verb, processingLabel: look.processing }}
      values={{ headcount: position.headcount + 1, filled_count: position.filled_count, reason: '' }}
      call={formCall({
        schema: moveOpenPositionBody,
        bodyOf: ({ reason, ...places }: Values) => ({ version, status: to, reason, ...(isReopening && places) }),
        rules: (body): Record<string, string[]> =>
          isReopening && !body.reason ? { reason: ['The reason is required.'] } : {},
        send: (body) => callApi(openPositionsEndpoints.move, { params: { id }, body }),
      })}
      thing="position"
      success={movedText(position, to)}
      onSaved={() => refreshOpenPositions(queries)}
      onRefused={() => refreshOpenPositions(queries)}
    >
      {isReopening ? (
        <>
          <NumberField<Values> name="headcount" label={labels.headcount} required />
          <NumberField<Values> name="filled_count" label={labels.filled_count} required />
        </>
      ) : null}
      <TextField<Values> name="reason" label={labels.reason} required={isReopening} maxLength={limits.reason} wide />
    </RecordDialog>
  );
}

const looks = {
  reopen: {
    verb: 'Reopen',
    processing: 'Reopening...',
    intro: 'Add a place, or lower the filled places if someone left.',
  },
  fill: { verb: 'Fill', processing: 'Filling...', intro: '' },
  pause: { verb: 'Pause', processing: 'Pausing...', intro: 'It can be resumed where it was.' },
} as const;

interface MovePositionDialogProps extends Required<PanelProps> {
  readonly position: MovedPosition;
  readonly to: PositionStatus;
}
