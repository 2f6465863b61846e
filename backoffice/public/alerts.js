// Shows alerts, and leads from them into the dashboard. It caches nothing and has no token: an act of a notification
// is done by the page that it opens.
addEventListener("push", (event) => {
  const { title, lead, chat, take, unanswered } = event.data.json();
  const actions = [
    { action: "chat", title: chat },
    { action: "take", title: take },
  ];
  const options = { tag: lead || "test", data: lead, actions: lead ? actions : [], icon: "/assets/icon-192.png" };
  event.waitUntil(
    Promise.all([self.registration.showNotification(title, options), navigator.setAppBadge?.(unanswered)]),
  );
});

addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  const lead = `/dashboard/leads/${notification.data}${action ? `?act=${action}` : ""}`;
  event.waitUntil(self.clients.openWindow(notification.data ? lead : "/dashboard/account#alerts"));
});
