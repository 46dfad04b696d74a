import type { SavedView } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import type { ListName } from '@muster/contract/list-names.ts';
import { IconBookmark, IconDeviceFloppy, IconPencil, IconPlus, IconStar, IconTrash } from '@tabler/icons-react';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import type { MenuAction, MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { lazyPanel } from '../../panel/lazy-panel.tsx';
import { useLazyPanel } from '../../panel/use-lazy-panel.tsx';
import type { ListLook } from '../use-list-settings.ts';
import styles from './saved-views.module.css';
import { useSavedViews } from './use-saved-views.tsx';
import { isSameQuery } from './view-query.ts';

const ViewDialog = lazyPanel(() => import('./view-dialog.tsx').then((part) => part.ViewDialog));

/** Saved views of the list: open, save, rename, make the default, delete. */
export function SavedViewsMenu({ list, label, look, builtIn = [], isIcon = false }: SavedViewsMenuProps) {
  const state = useSavedViews(list, look);
  const { open: ask, panel } = useLazyPanel((view: SavedView | null, dialog) => (
    <ViewDialog
      {...dialog}
      view={view}
      onSave={(name, isDefault) => (view ? state.rename(view, name, isDefault) : state.create(name, isDefault))}
    />
  ));
  const { open, isChanged } = state;
  return (
    <>
      <MenuButton
        tone="default"
        bare={isIcon}
        label={`Views: ${open?.name ?? `All ${label.toLowerCase()}`}`}
        entries={() => entriesOf(state, label, builtInEntries(builtIn, state, look), ask)}
      >
        <IconBookmark size={18} aria-hidden="true" />
        {isIcon ? null : <span className={styles.name}>{open?.name ?? 'Views'}</span>}
        {isChanged && !isIcon ? <span className={styles.changed}>Edited</span> : null}
      </MenuButton>
      {panel}
    </>
  );
}

interface SavedViewsMenuProps {
  /** The list that the views belong to. */
  readonly list: ListName;
  readonly label: string;
  readonly look: ListLook;
  readonly builtIn?: readonly BuiltInView[] | undefined;
  /** Only the icon, where room is short. */
  readonly isIcon?: boolean;
}

/** A choice of columns, or of rows, that a list comes with. */
export type BuiltInView = ColumnsView | RowsView;

interface ColumnsView {
  readonly label: string;
  readonly hidden: readonly string[];
}

interface RowsView {
  readonly label: string;
  /** The filters as the address has them. */
  readonly query: string;
}

function builtInEntries(
  views: readonly BuiltInView[],
  state: ReturnType<typeof useSavedViews>,
  look: ListLook,
): readonly MenuAction[] {
  const isAlone = state.open === undefined;
  return views.map((view) =>
    'query' in view
      ? {
          label: view.label,
          checked: isAlone && isSameQuery(view, state.query),
          onSelect: () => state.filter(view.query),
        }
      : {
          label: view.label,
          checked: isAlone && look.shows({ ...look.choice, hidden: view.hidden }),
          onSelect: () => look.choose({ ...look.choice, hidden: view.hidden }),
        },
  );
}

function entriesOf(
  state: ReturnType<typeof useSavedViews>,
  label: string,
  builtIn: readonly MenuAction[],
  ask: (view: SavedView | null) => void,
): readonly MenuEntry[] {
  const { views, open, isChanged } = state;
  return [
    {
      label: `All ${label.toLowerCase()}`,
      checked: open === undefined && !builtIn.some(({ checked }) => checked),
      onSelect: state.leave,
    },
    ...builtIn,
    ...views.map((view) => ({
      label: view.name,
      checked: view.id === open?.id,
      ...(view.is_default && { hint: 'Default' }),
      onSelect: () => state.show(view),
    })),
    'divider' as const,
    { label: 'Save as new view', icon: <IconPlus aria-hidden="true" />, onSelect: () => ask(null) },
    ...(open ? changesOf(open, isChanged, state, ask) : []),
  ];
}

function changesOf(
  open: SavedView,
  isChanged: boolean,
  state: ReturnType<typeof useSavedViews>,
  ask: (view: SavedView) => void,
): readonly MenuEntry[] {
  return [
    {
      label: 'Save changes',
      icon: <IconDeviceFloppy aria-hidden="true" />,
      disabled: !isChanged,
      onSelect: () => void state.overwrite(open),
    },
    { label: 'Rename', icon: <IconPencil aria-hidden="true" />, onSelect: () => ask(open) },
    {
      label: open.is_default ? 'No longer the default' : 'Set as default',
      icon: <IconStar aria-hidden="true" />,
      onSelect: () => void state.setDefault(open, !open.is_default),
    },
    {
      label: 'Delete',
      icon: <IconTrash aria-hidden="true" />,
      danger: true,
      onSelect: () => void state.remove(open),
    },
  ];
}
