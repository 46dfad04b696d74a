/** Key in the details of an entry: how many people a downloaded file with their data is about. Admins are alerted by it. */
export const downloadedPeople = 'downloaded_people';
