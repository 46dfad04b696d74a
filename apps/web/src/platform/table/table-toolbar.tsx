import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Switch } from '../../ui/input/switch.tsx';
import { lazyPanel } from '../panel/lazy-panel.tsx';
import { useLazyPanel } from '../panel/use-lazy-panel.tsx';
import { FilterChips } from './filter-chips.tsx';
import { SearchBox } from './search-box.tsx';
import { filtersOf, type TableColumn } from './table-column.ts';
import styles from './table-toolbar.module.css';
import { changed, type TableView } from './table-view.ts';
import type { TableToggle } from './use-record-list.ts';

const FilterSheet = lazyPanel(() => import('./filter-sheet.tsx').then((part) => part.FilterSheet));

/** Above the table: search, filters, switches; on phones a button for order and filters. */
export function TableToolbar<Row>({ label, columns, view, onViewChange, compact, ...rest }: TableToolbarProps<Row>) {
  const filters = filtersOf(columns);
  const sorts = columns.filter((column) => column.sortable);
  const sheet = useLazyPanel((_: null, state) => (
    <FilterSheet {...state} sorts={sorts} filters={filters} view={view} onViewChange={onViewChange} />
  ));
  const active = filters.filter((named) => view.filters[named.field] !== undefined).length;
  return (
    <div className={styles.toolbar} data-filters={rest.filters ? '' : undefined}>
      {rest.searchPlaceholder === undefined ? null : (
        <SearchBox
          label={`Search ${label}`}
          placeholder={rest.searchPlaceholder}
          value={view.search}
          onChange={(search) => onViewChange(changed(view, { search }))}
        />
      )}
      {rest.filters}
      {compact && filters.length + sorts.length > 0 ? (
        <Button
          aria-haspopup="dialog"
          aria-label={active === 0 ? 'Sort and filter' : `Sort and filter, ${active} active`}
          icon={<IconAdjustmentsHorizontal aria-hidden="true" />}
          onClick={() => sheet.open(null)}
        >
          {active === 0 ? null : active}
        </Button>
      ) : null}
      <FilterChips filters={filters} view={view} onViewChange={onViewChange} />
      <div className={styles.right}>
        {rest.toggles.map((toggle) => (
          <ToggleSwitch
            key={toggle.name}
            label={toggle.label}
            checked={view.toggles[toggle.name] === true}
            onChange={(on) => onViewChange(changed(view, { toggles: { ...view.toggles, [toggle.name]: on } }))}
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
  readonly columns: readonly TableColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
  readonly compact: boolean;
  readonly searchPlaceholder: string | undefined;
  readonly toggles: readonly TableToggle[];
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
