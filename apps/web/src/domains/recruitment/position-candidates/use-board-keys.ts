import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { type RefObject, useRef } from 'react';
import { type KeyGroup, useScreenKeys } from '../../../platform/keys/screen-keys.ts';
import { usePageKeys } from '../../../platform/keys/use-page-keys.ts';
import type { OpenRow } from '../../../platform/table/use-open-row.ts';

/** J and K go to the next and previous candidate, R rejects the one beside the board, and Esc closes the panel. */
export function useBoardKeys({ cards, opened, onReject }: BoardKeys): RefObject<HTMLDivElement | null> {
  useScreenKeys(boardKeys);
  const box = useRef<HTMLDivElement>(null);
  const focus = (card: ApplicationCard) => focusCard(box, card.id);
  const moveBy = (step: number) => {
    const at = opened.row?.id ?? idOf(document.activeElement);
    const place = cards.findIndex(({ id }) => id === at);
    const next = cards[place === -1 ? 0 : place + step];
    if (!next) return;
    if (opened.row) opened.show(next);
    focus(next);
  };
  usePageKeys((key) => {
    if (key === 'j') moveBy(1);
    else if (key === 'k') moveBy(-1);
    else if (!opened.row) return false;
    else if (key === 'r') onReject(opened.row);
    else if (key === 'm' && !isOnCard(document.activeElement)) openMenu(box, opened.row.id);
    else if (key === 'Escape') {
      opened.state.onClose();
      focus(opened.row);
    } else return false;
    return true;
  });
  return box;
}

const idOf = (element: Element | null) => Number(element?.closest<HTMLElement>('[data-card]')?.dataset.card);

/** There the card itself opens its menu. */
const isOnCard = (element: Element | null) => Boolean(element?.closest('li[data-card]'));

function openMenu(box: RefObject<HTMLElement | null>, id: number): void {
  box.current?.querySelector<HTMLElement>(`[data-card="${id}"] button[aria-haspopup="menu"]`)?.click();
}

/** After the board has opened the column of the card. */
function focusCard(box: RefObject<HTMLElement | null>, id: number): void {
  requestAnimationFrame(() => {
    const card = box.current?.querySelector<HTMLElement>(`[data-card="${id}"]`);
    card?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

interface BoardKeys {
  /** As they are shown, column by column. */
  readonly cards: readonly ApplicationCard[];
  readonly opened: OpenRow<ApplicationCard>;
  readonly onReject: (card: ApplicationCard) => void;
}

const boardKeys: KeyGroup = {
  title: 'Board',
  lines: [
    { keys: ['J', 'K'], does: 'Next and previous candidate' },
    { keys: ['Enter'], does: 'Open the candidate' },
    { keys: ['M'], does: 'Move the candidate' },
    { keys: ['R'], does: 'Reject the open candidate' },
    { keys: ['Esc'], does: 'Close the candidate' },
  ],
};
