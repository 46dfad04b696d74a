import type { NeedTexts } from './shown-need.ts';

/** Approve and reject through the same call. If `send` returns a text, it says what was not done. */
export const decidedBy = <Refused extends string>(
  send: (decision: 'approved' | Refused, note: string) => Promise<unknown>,
  { refused, noteHelper, label = 'Reject…', done = 'Rejected', undo }: DecidedHow<Refused>,
): Pick<NeedTexts, 'approve' | 'reject'> => ({
  approve: {
    label: 'Approve',
    send: async () => {
      const leftOut = await send('approved', '');
      return typeof leftOut === 'string' ? leftOut : null;
    },
    ...(undo && { undo }),
  },
  reject: { label, done, noteHelper, send: (note) => send(refused, note) },
});

interface DecidedHow<Refused> {
  /** The word of the call. */
  readonly refused: Refused;
  /** Who reads the reason. */
  readonly noteHelper: string;
  readonly label?: string;
  readonly done?: string;
  readonly undo?: NonNullable<NeedTexts['approve']>['undo'];
}
