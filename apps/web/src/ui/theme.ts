import type { MantineThemeOverride } from '@mantine/core';

/**
 * The tokens that Mantine components (dialogs, panels, combo boxes) use. A plain object, because `extend()` of a
 * component would load it on every page.
 */
export const theme: MantineThemeOverride = {
  fontFamily: 'var(--font)',
  primaryColor: 'iris',
  primaryShade: { light: 6, dark: 5 },
  defaultRadius: 8,
  respectReducedMotion: true,
  cursorType: 'pointer',
  colors: {
    iris: [
      '#f3f2fe',
      '#e8e6fd',
      '#d2cefa',
      '#b3acf3',
      '#9085ea',
      '#6a5ddb',
      '#5546c6',
      '#4538a3',
      '#362c80',
      '#272060',
    ],
  },
};
