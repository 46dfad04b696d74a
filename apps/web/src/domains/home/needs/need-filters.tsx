import { countText } from '@muster/contract/counted.ts';
import type { Need, NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import { useRef } from 'react';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { useCompact } from '../../../ui/use-compact.ts';
import styles from './need-filters.module.css';
import { kindLooks } from './need-kinds.ts';
import { useFittingKinds } from './use-fitting-kinds.ts';

/** A button for each kind with anything waiting, with its count. Those that do not fit in the line are in a menu. */
export function NeedFilters({ counts, kind, onShow }: NeedFiltersProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const isCompact = useCompact();
  const fitting = useFittingKinds(
    row,
    counts.map((one) => one.kind),
  );
  if (counts.length < 2 && kind === null) return null;
  // A phone has one line that scrolls.
  const count = isCompact ? counts.length : fitting;
  const others = counts.slice(count);
  const isOther = others.some((one) => one.kind === kind);
  return (
    <fieldset className={styles.filters} aria-label="Show" ref={row}>
      <button
        type="button"
        className={styles.filter}
        data-filter="all"
        aria-pressed={kind === null}
        onClick={() => onShow(null)}
      >
        All
      </button>
      {counts.slice(0, count).map((one) => (
        <button
          key={one.kind}
          type="button"
          className={styles.filter}
          data-filter={one.kind}
          aria-pressed={kind === one.kind}
          onClick={() => onShow(one.kind)}
        >
          {kindLooks[one.kind].many} <span>{countText(one.count)}</span>
        </button>
      ))}
      {others.length > 0 ? (
        <MenuButton
          tone="quiet"
          small
          className={styles.filter}
          entries={others.map((one) => ({
            label: kindLooks[one.kind].many,
            hint: countText(one.count),
            checked: one.kind === kind,
            onSelect: () => onShow(one.kind),
          }))}
        >
          {isOther && kind !== null ? kindLooks[kind].many : `${others.length} more`}
        </MenuButton>
      ) : null}
    </fieldset>
  );
}

interface NeedFiltersProps {
  readonly counts: readonly { readonly kind: Need['kind']; readonly count: number }[];
  readonly kind: NeedKind | null;
  readonly onShow: (kind: NeedKind | null) => void;
}
