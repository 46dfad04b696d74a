import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../button/icon-button.tsx';

/** Switches between light and dark. Presentational: the caller stores the choice. */
export function ThemeToggle({ scheme, onChange }: ThemeToggleProps) {
  const next = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={`Switch to ${next} theme`}
      icon={scheme === 'dark' ? <IconSun size={19} stroke={1.7} /> : <IconMoon size={19} stroke={1.7} />}
      onClick={() => onChange(next)}
    />
  );
}

interface ThemeToggleProps {
  readonly scheme: 'light' | 'dark';
  readonly onChange: (next: 'light' | 'dark') => void;
}
