import { IconBold, IconLink, IconList } from '@tabler/icons-react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { Format } from './format-selection.ts';

const tools = [
  { format: 'bold', label: 'Bold', Icon: IconBold },
  { format: 'list', label: 'List', Icon: IconList },
  { format: 'link', label: 'Link', Icon: IconLink },
] as const satisfies readonly { readonly format: Format; readonly label: string; readonly Icon: typeof IconBold }[];

/** Buttons that format the selection of a text area. */
export function FormatTools({ onFormat }: { readonly onFormat: (format: Format) => void }) {
  return tools.map(({ format, label, Icon }) => (
    <IconButton
      key={format}
      label={label}
      icon={<Icon size={17} aria-hidden="true" />}
      onClick={() => onFormat(format)}
    />
  ));
}
