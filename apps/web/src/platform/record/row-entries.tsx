import { messages } from '@muster/contract/messages.ts';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import type { MenuAction } from '../../ui/menu/menu-entry.ts';

const texts = messages.employeeList.rowAction;

/** The entries that menus of rows have in common, in this order. Others come before Delete. */
export const viewEntry = (to: string): MenuAction => ({ label: texts.view, icon: <IconEye aria-hidden="true" />, to });

export const updateEntry = (onSelect: () => void): MenuAction => ({
  label: texts.update,
  icon: <IconPencil aria-hidden="true" />,
  onSelect,
});

export const deleteEntry = (onSelect: () => void): MenuAction => ({
  label: texts.delete,
  icon: <IconTrash aria-hidden="true" />,
  danger: true,
  onSelect,
});
