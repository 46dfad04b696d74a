import { chooseColorScheme } from '../../ui/color-scheme/color-scheme.ts';
import { useColorScheme } from '../../ui/color-scheme/use-color-scheme.ts';
import { ThemeToggle } from '../../ui/theme-toggle/theme-toggle.tsx';

export function ShellThemeToggle() {
  return <ThemeToggle scheme={useColorScheme()} onChange={chooseColorScheme} />;
}
