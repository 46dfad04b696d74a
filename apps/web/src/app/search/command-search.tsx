import { Modal } from '@mantine/core';
import { isClientOnly } from '@muster/contract/roles.ts';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { switchCompany, useActAs } from '../../domains/accounts/index.ts';
import { problemText } from '../../platform/api/problem-error.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { createState } from '../../platform/keys/use-create.ts';
import { usePageData } from '../../platform/session/use-session.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import modal from '../../ui/overlay/app-modal.module.css';
import { OverlayRoot } from '../../ui/overlay/overlay-root.tsx';
import { useEscapeLayer } from '../../ui/overlay/use-escape-layer.ts';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { usePhone } from '../../ui/use-compact.ts';
import styles from './command-search.module.css';
import { ResultList } from './result-list.tsx';
import type { Found } from './search-results.ts';
import { useSearchResults } from './use-search-results.ts';

/** The search box: type, arrows, Enter. */
export function CommandSearch({ opened, onClose, ...box }: CommandSearchProps) {
  useEscapeLayer(opened, onClose);
  useFocusReturn(opened);
  const actAs = useActAs();
  return (
    <OverlayRoot>
      {actAs.dialog}
      <Modal.Root
        opened={opened}
        onClose={onClose}
        closeOnEscape={false}
        returnFocus={false}
        transitionProps={{ duration: 120, transition: 'pop' }}
        classNames={{
          overlay: modal.overlay ?? '',
          inner: classNames(modal.inner, styles.inner),
          content: classNames(modal.content, styles.content),
        }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label="Search the portal">
          <SearchBox {...box} onClose={onClose} actAs={actAs} />
        </Modal.Content>
      </Modal.Root>
    </OverlayRoot>
  );
}

interface CommandSearchProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly term: string;
  readonly onTermChange: (term: string) => void;
  /** From now on the box receives what is typed. */
  readonly onFocus: () => void;
}

function SearchBox({ term, onTermChange, onFocus, onClose, actAs }: SearchBoxProps) {
  const navigate = useNavigate();
  const isPhone = usePhone();
  const isOfClient = isClientOnly(usePageData().roles);
  const listId = useId();
  const [marked, setMarked] = useState(0);
  const { groups, isNothing, isCut, isSearching, error } = useSearchResults(term, actAs.isOffered);
  const items = groups.flatMap((group) => group.items);
  const count = isNothing ? 0 : items.filter(({ kind }) => kind !== 'act-as').length;
  const at = Math.min(marked, Math.max(0, items.length - 1));
  const active = items[at];
  const go = (item: Found) => {
    onClose();
    if (item.kind === 'act-as') actAs.ask(item);
    else if (item.kind === 'company') switchCompany(item.clientId).catch(showProblem);
    else void navigate(item.to, item.kind === 'command' && item.creates ? { state: createState } : {});
  };
  const step = (by: number) => setMarked(items.length === 0 ? 0 : (at + by + items.length) % items.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) go(active);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.head}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          data-autofocus=""
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
          placeholder={`Search people, ${isOfClient ? 'candidates' : 'clients'} and actions`}
          aria-label="Search the portal"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${active.key}` : undefined}
          value={term}
          onChange={(event) => {
            onTermChange(event.target.value);
            setMarked(0);
          }}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
        {isPhone ? (
          <IconButton label="Close" hideTooltip icon={<IconX size={18} aria-hidden="true" />} onClick={onClose} />
        ) : (
          <Kbd>Esc</Kbd>
        )}
      </div>
      <ResultList id={listId} groups={groups} term={isNothing ? '' : term} active={active} onPick={go} />
      <div className={styles.foot}>
        <p role="status">{noteText({ term, count, isCut, isSearching, error })}</p>
        <span className={styles.keys} aria-hidden="true">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          <span>to move</span>
          <Kbd>↵</Kbd>
          <span>to open</span>
        </span>
      </div>
    </>
  );
}

interface SearchBoxProps extends Omit<CommandSearchProps, 'opened'> {
  readonly actAs: ReturnType<typeof useActAs>;
}

function noteText({ term, count, isCut, isSearching, error }: NoteQuestion): string {
  if (error) return `People could not be searched. ${problemText(error)}`;
  if (term.trim() === '') return 'Type a name, an ID or what you want to do.';
  if (isSearching && count === 0) return 'Searching…';
  if (count === 0) return `Nothing found for “${term.trim()}”.`;
  if (term.trim().length === 1) return 'Type one more letter to find people and clients too.';
  return isCut ? 'Top matches. Type more to narrow the search.' : `${count} found`;
}

interface NoteQuestion {
  readonly term: string;
  readonly count: number;
  /** There may be more of a kind. */
  readonly isCut: boolean;
  readonly isSearching: boolean;
  readonly error: Error | null;
}
