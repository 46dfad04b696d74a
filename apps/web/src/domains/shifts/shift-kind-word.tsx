import type { ShiftKind } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { classNames } from '../../ui/class-names.ts';
import kinds from './shift-calendar/shift-kind.module.css';
import styles from './shift-kind-word.module.css';

const colors: Readonly<Record<ShiftKind, string>> = { 'Day Shift': 'day', 'Mid Shift': 'mid', 'Night Shift': 'night' };

/** The kind of a shift in its color, as in the calendar. */
export function ShiftKindWord({ kind }: { readonly kind: ShiftKind }) {
  return (
    <span className={classNames(kinds.kind, styles.word)} data-kind={colors[kind]}>
      {kind}
    </span>
  );
}

/** The same as a bar beside a name, where the word has a column of its own. */
export function ShiftKindBar({ kind }: { readonly kind: ShiftKind }) {
  return <span className={classNames(kinds.kind, styles.bar)} data-kind={colors[kind]} aria-hidden="true" />;
}
