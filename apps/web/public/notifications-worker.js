// Shows messages of the portal while no page of it is open. A message with the tag of an earlier one takes its place.
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(title || 'Muster', { body, tag, icon: '/favicon.svg', data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path;
  // An address of the portal alone.
  const target = new URL(
    typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/notifications',
    self.location.origin,
  );
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const [page] = pages;
      return page ? page.focus().then(() => page.navigate(target.href)) : self.clients.openWindow(target.href);
    }),
  );
});
