import { IconSpy } from '@tabler/icons-react';
import { Fragment, useEffect } from 'react';
import { readerOf, usePageData } from '../../platform/session/use-session.ts';
import { Initials } from '../../ui/avatar/initials.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { type GoKey, goKeysFor } from '../keys/go-keys.ts';
import { menuIcons } from '../shell/menu-icons.tsx';
import styles from './command-search.module.css';
import { markedParts } from './match.ts';
import type { Found, FoundAction } from './search-results.ts';
import type { SearchGroup } from './use-search-results.ts';

/** The results in groups. Presses leave the focus in the field above. */
export function ResultList({ id, groups, term, active, onPick }: ResultListProps) {
  const reader = readerOf(usePageData());
  const goKeys = reader ? goKeysFor(reader) : [];
  const activeKey = active?.key;
  useEffect(() => {
    if (activeKey !== undefined) document.getElementById(`${id}-${activeKey}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeKey]);
  return (
    <div id={id} role="listbox" aria-label="Results" tabIndex={-1} className={styles.list}>
      {groups.map((group) => (
        <Fragment key={group.heading}>
          <div className={styles.heading} aria-hidden="true">
            {group.heading}
          </div>
          {entriesOf(group).map(([first, action]) => (
            <div key={first.key} role="presentation" className={styles.entry}>
              {[first, action].map((item) =>
                item ? (
                  <ResultLine
                    key={item.key}
                    id={`${id}-${item.key}`}
                    item={item}
                    term={term}
                    goKeys={goKeys}
                    isActive={item.key === activeKey}
                    onPick={onPick}
                  />
                ) : null,
              )}
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** A screen or person, with its action. */
function entriesOf({ items }: SearchGroup): (readonly [Found, Found | undefined])[] {
  return items.flatMap((item, index) => {
    const next = items[index + 1];
    return item.kind === 'act-as' ? [] : [[item, next?.kind === 'act-as' ? next : undefined] as const];
  });
}

interface ResultListProps {
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  /** What was typed: it is marked. */
  readonly term: string;
  readonly active: Found | undefined;
  readonly onPick: (item: Found) => void;
}

function ResultLine({ id, item, term, goKeys, isActive, onPick }: ResultLineProps) {
  const go = item.kind === 'screen' ? goKeys.find(({ to }) => to === item.to) : undefined;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-label={item.kind === 'act-as' ? item.label : undefined}
      data-kind={item.kind}
      className={styles.item}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(item)}
      onKeyDown={(event) => (event.key === 'Enter' ? onPick(item) : undefined)}
    >
      {item.kind === 'act-as' ? (
        <>
          <IconSpy size={16} aria-hidden="true" />
          <span>Act as</span>
        </>
      ) : (
        <>
          <ResultPicture item={item} />
          <span className={styles.label}>
            {markedParts(item.label, term).map(({ text, isMarked }) => (isMarked ? <b key={text}>{text}</b> : text))}
          </span>
          <span className={styles.hint}>{item.hint}</span>
          {go ? (
            <span className={styles.keys} aria-hidden="true">
              <Kbd>G</Kbd>
              <Kbd>{go.letter.toUpperCase()}</Kbd>
            </span>
          ) : null}
        </>
      )}
    </div>
  );
}

interface ResultLineProps {
  readonly id: string;
  readonly item: Found;
  readonly term: string;
  readonly goKeys: readonly GoKey[];
  readonly isActive: boolean;
  readonly onPick: (item: Found) => void;
}

function ResultPicture({ item }: { readonly item: Exclude<Found, FoundAction> }) {
  if (item.kind === 'person') return <Initials name={item.label} size={24} />;
  const Icon = menuIcons[item.icon ?? 'user'];
  return (
    <span className={styles.icon} aria-hidden="true">
      <Icon />
    </span>
  );
}
