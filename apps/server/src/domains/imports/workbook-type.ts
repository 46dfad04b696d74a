export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
