import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { giveCopy, keptOf } from "../test/copiesApi.ts";
import { deskPlace, openDesk, saved } from "../test/deskForm.tsx";
import { server } from "../test/server.ts";

const place = `${deskPlace.resource}/${deskPlace.id}`;
const budi = { id: "b".repeat(24), name: "Budi" };
const theirs = { title: "Budi's title", content: "<p>Budi's text</p>" };
const giveTheirs = () => giveCopy({ ...deskPlace, by: budi, values: theirs, base: saved, baseVersion: 3 });

describe("a colleague's changes", () => {
  const goOn = () => screen.findByRole("button", { name: "Continue with them" });

  test("come into the form and stay the colleague's", async () => {
    giveTheirs();
    const { user, title, content } = openDesk();
    await user.click(await goOn());
    await waitFor(() => expect([title().value, content().value]).toEqual(Object.values(theirs)));
    screen.getByText("Budi's changes are in this form too");
    await waitFor(() => expect(keptOf(place)).toEqual(theirs));
    expect(keptOf(place, budi.id)).toEqual(theirs);
  });

  test.each([
    ["Budi", "Budi's title"],
    ["Yours", "My title"],
  ])("are asked about where both have typed: %s", async (side, kept) => {
    giveTheirs();
    const { user, title, content } = openDesk();
    await user.clear(title());
    await user.type(title(), "My title");
    await user.click(await goOn());
    const dialog = within(await screen.findByRole("dialog", { name: "Both of you have changed this field" }));
    dialog.getByText("My title");
    await user.click(dialog.getByRole("radio", { name: new RegExp(`^${side}`) }));
    await user.click(dialog.getByRole("button", { name: "Use these" }));
    expect([title().value, content().value]).toEqual([kept, theirs.content]);
    expect(keptOf(place, budi.id)).toEqual(theirs);
  });

  test("that are not decided upon change nothing", async () => {
    giveTheirs();
    const { user, title, content } = openDesk();
    await user.type(title(), "!");
    await user.click(await goOn());
    await user.click(await screen.findByRole("button", { name: "Decide later" }));
    expect([title().value, content().value]).toEqual(["As saved!", saved.content]);
    await goOn();
  });

  test.each([
    [404, "They are gone: saved or discarded meanwhile."],
    [503, "They could not be loaded."],
  ])("that cannot be had are said to be so: %i", async (status, sentence) => {
    giveTheirs();
    server.use(http.get("/api/working-copies/:resource/:key", () => HttpResponse.json({ message: "no" }, { status })));
    const { user, title } = openDesk();
    await user.click(await goOn());
    await screen.findByText(sentence);
    expect(title().value).toBe(saved.title);
  });
});
