/** Type of the recipient's notification. */
export const noticeType = 'client-notification';

/** Opens it on the recipient's home screen. */
export const noticePath = (id: number) => `/?notice=${id}`;
