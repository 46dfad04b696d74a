import { IconSearch } from '@tabler/icons-react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { usePhone } from '../../ui/use-compact.ts';

/** Phones have the search in the header too: the menu that holds it is closed. */
export function PhoneSearch({ onOpen }: { readonly onOpen: () => void }) {
  if (!usePhone()) return null;
  return <IconButton label="Search" hideTooltip icon={<IconSearch size={18} aria-hidden="true" />} onClick={onOpen} />;
}
