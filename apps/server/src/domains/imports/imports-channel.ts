/** Who may import anything hears on it that a job has come further; which, and nothing of its content. */
export const importsChannel = 'private-imports';
