/** The side menu of this build (section 2.7): the grouped one, or the older flat list if VITE_MENU is `classic`. */
export const menuVariant: 'current' | 'classic' = import.meta.env.VITE_MENU === 'classic' ? 'classic' : 'current';
