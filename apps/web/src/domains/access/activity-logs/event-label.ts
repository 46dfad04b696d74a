/** 'accounts.change-password' is 'Change password'. */
export function eventLabel(event: string): string {
  const words = (event.split('.').at(-1) ?? event).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'accounts.change-password' belongs to 'Accounts'. */
export function eventArea(event: string): string {
  const area = event.split('.', 1)[0] ?? event;
  return area.charAt(0).toUpperCase() + area.slice(1);
}
