import { countText } from '@muster/contract/counted.ts';
import type { Need, NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import styles from './need-filters.module.css';
import { kindLooks } from './need-kinds.ts';

/** A button for each kind with anything waiting, with its count. */
export function NeedFilters({ counts, kind, onShow }: NeedFiltersProps) {
  if (counts.length < 2 && kind === null) return null;
  return (
    <fieldset className={styles.filters} aria-label="Show">
      <button type="button" className={styles.filter} aria-pressed={kind === null} onClick={() => onShow(null)}>
        All
      </button>
      {counts.map((one) => (
        <button
          key={one.kind}
          type="button"
          className={styles.filter}
          aria-pressed={kind === one.kind}
          onClick={() => onShow(one.kind)}
        >
          {kindLooks[one.kind].many} <span>{countText(one.count)}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface NeedFiltersProps {
  readonly counts: readonly { readonly kind: Need['kind']; readonly count: number }[];
  readonly kind: NeedKind | null;
  readonly onShow: (kind: NeedKind | null) => void;
}
