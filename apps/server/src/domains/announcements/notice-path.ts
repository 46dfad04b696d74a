/** The line under the bell of a recipient. */
export const noticeType = 'client-notification';

/** Opens it on the recipient's home screen. */
export const noticePath = (id: number) => `/?notice=${id}`;
