import type { MantineThemeOverride } from '@mantine/core';

/**
 * What the parts that come from Mantine (dialogs, panels, combo boxes) take from our tokens. A plain object: `extend()`
 * of a component would pull it into every page.
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
