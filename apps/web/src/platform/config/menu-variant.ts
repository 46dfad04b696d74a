/** Which side menu this build carries (section 2.7): the grouped one, or the older flat list where VITE_MENU is `classic`. */
export const menuVariant: 'current' | 'classic' = import.meta.env.VITE_MENU === 'classic' ? 'classic' : 'current';
