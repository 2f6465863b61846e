import { screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { renderApp, superadmin } from "./test/renderApp.tsx";
import { server } from "./test/server.ts";

const none = (key: string) => ({ [key]: [], total: 0, page: 1, totalPages: 0, isSetUp: true });
const answer = (path: string, body: object) => server.use(http.get(`/api/${path}`, () => HttpResponse.json(body)));

test.each([
  ["audit", "audit", "entries", "The audit log could not be loaded."],
  ["mail", "mail", "mails", "The e-mails could not be loaded."],
  ["media", "media", "media", "The pictures could not be loaded."],
  ["subscribers", "newsletter", "subscribers", "The subscribers could not be loaded."],
  ["webhooks", "webhooks", "webhooks", "The webhooks could not be loaded."],
  ["trash", "trash", "items", "The trash could not be loaded."],
  ["users", "users/invitations", "invitations", "The invitations could not be loaded."],
])("%s: what cannot be loaded is told, and can be tried again", async (place, path, key, sentence) => {
  answer("mail", none("mails"));
  answer("audit/people", []);
  server.use(http.get(`/api/${path}`, () => HttpResponse.json({ message: "no" }, { status: 500 })));
  const user = renderApp(`/dashboard/${place}`, superadmin);
  await screen.findByText(sentence);
  answer(path, none(key));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});

test.each([
  ["audit", "audit", "Audit log"],
  ["backups", "backups", "Backups"],
  ["mail", "mail", "Outgoing mail"],
  ["webhooks", "webhooks", "Webhooks"],
  ["subscribers", "newsletter", "Newsletter subscribers"],
  ["users", "users", "User Management"],
])("%s: admins are told that they may not, and nothing is asked of the server", async (place, path, link) => {
  const asked: unknown[] = [];
  server.use(http.get(`/api/${path}`, ({ request }) => void asked.push(request.url)));
  renderApp(`/dashboard/${place}`);
  await screen.findByRole("heading", { name: "You are not allowed to do this" });
  expect(asked).toEqual([]);
  expect(screen.queryByRole("link", { name: link })).toBeNull();
});
