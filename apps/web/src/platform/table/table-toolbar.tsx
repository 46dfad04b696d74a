import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Switch } from '../../ui/input/switch.tsx';
import { useTablet } from '../../ui/use-compact.ts';
import { lazyPanel } from '../panel/lazy-panel.tsx';
import { useLazyPanel } from '../panel/use-lazy-panel.tsx';
import { AddFilter } from './add-filter.tsx';
import { FilterChips } from './filter-chips.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './table-toolbar.module.css';
import { changed } from './table-view.ts';
import type { RecordList } from './use-record-list.ts';

const FilterSheet = lazyPanel(() => import('./filter-sheet.tsx').then((part) => part.FilterSheet));

/** Above the table, always one line high: search, filters, switches; on phones and tablets a button for order and filters. */
export function TableToolbar<Row>({ label, list, isPhone, ...rest }: TableToolbarProps<Row>) {
  const { columns, filters, view, setView } = list;
  const sorts = columns.filter((column) => column.sortable);
  const isTablet = useTablet();
  const sheet = useLazyPanel((_: null, state) => (
    <FilterSheet {...state} sorts={sorts} filters={filters} view={view} onViewChange={setView} />
  ));
  const active = filters.filter((named) => view.filters[named.field] !== undefined).length;
  const chips = <FilterChips filters={filters} view={view} onViewChange={setView} />;
  return (
    <div className={styles.toolbar}>
      {rest.searchPlaceholder === undefined ? null : (
        <SearchBox
          label={`Search ${label}`}
          placeholder={rest.searchPlaceholder}
          value={view.search}
          onChange={(search) => setView(changed(view, { search }))}
        />
      )}
      {(isPhone || isTablet) && filters.length + sorts.length > 0 ? (
        <Button
          aria-haspopup="dialog"
          aria-label={active === 0 ? 'Filters and sorting' : `Filters ${active} active, and sorting`}
          icon={<IconAdjustmentsHorizontal aria-hidden="true" />}
          onClick={() => sheet.open(null)}
        >
          {[...(isTablet ? ['Filters'] : []), ...(active === 0 ? [] : [active])].join(' ')}
        </Button>
      ) : null}
      <div className={styles.narrowing}>
        {rest.filters}
        {chips}
        {isPhone || isTablet ? null : <AddFilter filters={filters} view={view} onViewChange={setView} />}
        {active > 0 ? (
          <button type="button" className={styles.clearAll} onClick={() => setView(changed(view, { filters: {} }))}>
            Clear all
          </button>
        ) : null}
      </div>
      <div className={styles.right}>
        {list.toggles.map((toggle) => (
          <ToggleSwitch
            key={toggle.name}
            label={toggle.label}
            checked={view.toggles[toggle.name] === true}
            onChange={(on) => setView(changed(view, { toggles: { ...view.toggles, [toggle.name]: on } }))}
          />
        ))}
        {rest.children}
      </div>
      {sheet.panel}
    </div>
  );
}

interface TableToolbarProps<Row> {
  readonly label: string;
  readonly list: Pick<RecordList<Row>, 'columns' | 'filters' | 'view' | 'setView' | 'toggles'>;
  readonly isPhone: boolean;
  readonly searchPlaceholder: string | undefined;
  /** Controls before the filters, such as a period. */
  readonly filters: ReactNode;
  readonly children?: ReactNode;
}

function ToggleSwitch({ label, checked, onChange }: ToggleSwitchProps) {
  const id = useId();
  return (
    <span className={styles.toggle}>
      <Switch id={id} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}

interface ToggleSwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}
