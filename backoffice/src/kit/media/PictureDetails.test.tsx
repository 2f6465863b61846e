import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { article, idOf } from "../../test/articles.ts";
import { media, serveLibrary } from "../../test/library.ts";
import { serveNews } from "../../test/newsApi.ts";
import { paste } from "../../test/paste.ts";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";

const png = (name: string) => new File(["picture"], name, { type: "image/png" });
const press = (name: string) => screen.getByRole("button", { name });
const stored = article(1, { featuredImage: media(7).url });

/** Opens the form of an article; records the requests. */
async function open(library = [media(7, { alt: "Toko roti" }), media(8, { alt: "Oven" })]) {
  const sent: FormData[] = [];
  serveNews([stored]);
  const asked = serveLibrary(library);
  server.use(
    http.put("/api/news/:id", async ({ request }) => {
      sent.push(await request.formData());
      return HttpResponse.json(article(1, { version: 4 }));
    }),
  );
  const user = renderApp(`/dashboard/news/edit/${idOf(1)}`);
  await screen.findByRole("textbox", { name: /^Title/ });
  return { user, sent, ...asked };
}

const choose = (file: File) => fireEvent.change(screen.getByLabelText("Featured image"), { target: { files: [file] } });
const details = async (name: string) => within(await screen.findByRole("dialog", { name }));
const altIn = (dialog: Awaited<ReturnType<typeof details>>) =>
  dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Alternative text" });

describe("a picture is described the same way", () => {
  test("when it is stored, whatever else was typed and chosen", async () => {
    const { user, changed } = await open();
    fireEvent.change(await screen.findByRole("textbox", { name: /^Title/ }), { target: { value: "Belum disimpan" } });
    await user.click(press("Describe"));
    const dialog = await details("picture-7.webp");
    expect(altIn(dialog).value).toBe("Toko roti");
    await paste(user, altIn(dialog), " di Salatiga");
    // The record is reloaded, with another description of its picture.
    serveNews([{ ...stored, featuredImageSet: { ...stored.featuredImageSet, alt: "Toko roti di Salatiga" } }]);
    await user.click(dialog.getByRole("button", { name: "Save picture" }));
    await screen.findByText("Picture saved");
    expect(changed).toMatchObject([{ alt: "Toko roti di Salatiga" }]);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Title/ }).value).toBe("Belum disimpan");
    screen.getByRole("img", { name: "Current picture" });
  });

  test("when it was chosen from the library", async () => {
    const { user, sent, changed, lists } = await open();
    await user.click(press("From library"));
    await user.click(await screen.findByRole("checkbox", { name: /^picture-8\.webp/ }));
    expect(lists.at(-1)?.get("kind")).toBe("photo");
    await user.click(press("Use picture"));
    await screen.findByRole("img", { name: "Chosen: picture-8.webp" });
    await user.click(press("Describe"));
    const dialog = await details("picture-8.webp");
    await user.type(dialog.getByRole("textbox", { name: "Caption" }), "Foto: Ana");
    await user.click(dialog.getByRole("button", { name: "Save picture" }));
    await waitFor(() => expect(changed).toMatchObject([{ alt: "Oven", caption: "Foto: Ana" }]));
    await user.click(press("Update Article"));
    await waitFor(() => expect(sent[0]?.get("featuredImageId")).toBe(media(8).id));
  });

  test("when it was chosen from the computer: it goes into the library for that", async () => {
    const { user, sent, added, changed } = await open();
    choose(png("dapur.png"));
    await screen.findByRole("img", { name: "Chosen: dapur.png" });
    await user.click(press("Describe"));
    const dialog = await details("dapur.png");
    expect(added.map((form) => [(form.get("file") as File).name, form.get("kind")])).toEqual([["dapur.png", "photo"]]);
    await user.type(altIn(dialog), "Dapur");
    await user.click(dialog.getByRole("button", { name: "Save picture" }));
    await waitFor(() => expect(changed).toMatchObject([{ alt: "Dapur" }]));
    await waitFor(() => expect(document.activeElement).toBe(press("Describe")));
    screen.getByRole("img", { name: "Chosen: dapur.png" });
    await user.click(press("Update Article"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.get("featuredImageId")).toBe(media(101).id);
    expect(sent[0]?.has("featuredImage")).toBe(false);
  });
});

test("a file that the library refuses stays chosen, and it is said why", async () => {
  const { user, sent } = await open();
  const refusal = { message: "Please check", errors: { file: "The image could not be read" } };
  server.use(http.post("/api/media", () => HttpResponse.json(refusal, { status: 400 })));
  choose(png("rusak.png"));
  await screen.findByRole("img", { name: "Chosen: rusak.png" });
  await user.click(press("Describe"));
  await screen.findByText("rusak.png: The image could not be read");
  await user.click(press("Close"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(press("Update Article"));
  await waitFor(() => expect(sent[0]?.get("featuredImage")).toBeInstanceOf(File));
});
