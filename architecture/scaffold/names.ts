/** `holiday-list` as `holidayList`. */
export const camelCase = (name: string) => name.replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** `holiday-list` as `HolidayList`. */
export const pascalCase = (name: string) => capitalised(camelCase(name));

/** `holiday-list` as `Holiday list`. */
export const sentenceCase = (name: string) => capitalised(name.replaceAll('-', ' '));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
